import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartState, ChartTransition } from './chart';
import { type Box, type Drawing, ROW, labelOf } from './drawing';

const HEAD = 34;
const PADDING = 14;
const CHARACTER = 7.6;
const CAPITAL = 2;

const elk = new ELK();

/** Set on each level: some options are not inherited. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

/** Lays out a chart at build time; the page only draws it. */
export async function layOut(chart: Chart): Promise<Drawing> {
  const edges = edgesOf(chart);
  const laidOut: ElkNode = await elk.layout({
    id: 'drawing',
    layoutOptions: options,
    children: chart.states.filter(({ parent }) => parent === undefined).map((state) => nodeOf(chart, state)),
    edges: edges.map(({ source, target, transitions }, place) => ({
      id: String(place),
      sources: [source],
      targets: [target],
      labels: [{ text: 'events', width: widthOf(transitions.map(labelOf)), height: transitions.length * ROW }],
    })),
  });
  const boxes = new Map(descendants(laidOut).map((node) => [node.id, boxOf(node)]));
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    states: Object.fromEntries(
      chart.states.map((state) => [
        state.id,
        { box: boxes.get(state.id) ?? boxOf({}), inner: innerOf(chart, state).map(({ name }) => name) },
      ]),
    ),
    arrows: (laidOut.edges ?? []).map((edge) => ({
      path: pathOf(edge),
      label: boxOf(edge.labels?.[0] ?? {}),
      transitions: (edges[Number(edge.id)]?.transitions ?? []).map(({ name }) => name),
    })),
  };
}

function edgesOf({ transitions }: Chart) {
  const edges = new Map<string, { source: string; target: string; transitions: ChartTransition[] }>();
  for (const transition of transitions.filter((known) => !isInner(known))) {
    for (const target of transition.targets) {
      const key = `${transition.source} ${target}`;
      const edge = edges.get(key) ?? { source: transition.source, target, transitions: [] };
      edge.transitions.push(transition);
      edges.set(key, edge);
    }
  }
  return [...edges.values()];
}

/** Self-transitions are listed in the box of the state. */
const isInner = ({ source, targets }: ChartTransition) => targets.every((target) => target === source);
const innerOf = ({ transitions }: Chart, { id }: ChartState) =>
  transitions.filter((transition) => transition.source === id && isInner(transition));

function nodeOf(chart: Chart, state: ChartState): ElkNode {
  const inner = innerOf(chart, state);
  const children = chart.states.filter(({ parent }) => parent === state.id).map((child) => nodeOf(chart, child));
  const width = widthOf([`${state.key}      `, ...inner.map(labelOf)]);
  const height = HEAD + inner.length * ROW + PADDING / 2;
  return {
    id: state.id,
    width,
    height,
    children,
    layoutOptions: {
      ...options,
      ...(state.initial && { 'elk.layered.layering.layerConstraint': 'FIRST' }),
      'elk.padding': `[top=${height + PADDING},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

const widthOf = (texts: readonly string[]) =>
  Math.ceil(
    Math.max(...texts.map((text) => text.length * CHARACTER + text.replaceAll(/[^A-Z]/g, '').length * CAPITAL)),
  ) +
  4 * CHARACTER +
  2 * PADDING;

const descendants = (node: ElkNode): ElkNode[] =>
  (node.children ?? []).flatMap((child) => [child, ...descendants(child)]);

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

const pathOf = ({ sections = [] }: ElkExtendedEdge) =>
  sections
    .map(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(({ x, y }, place) => `${place ? 'L' : 'M'}${x} ${y}`).join(''),
    )
    .join('');
