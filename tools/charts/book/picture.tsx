import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from './chart';
import type { How } from '../diff/diff';
import { type Box, type Drawing, ROW, isExtension, labelOf, loopBeside } from './drawing';

/** Changes show by sign and dashes as well as by colour. */
const looks = {
  same: { sign: '', line: '#737b86', fill: '#ffffff', width: 1.2, dash: undefined },
  added: { sign: '+ ', line: '#1a7f37', fill: '#e2f5e6', width: 3, dash: undefined },
  removed: { sign: '− ', line: '#b3232b', fill: '#fdeaea', width: 2.5, dash: '8 6' },
  changed: { sign: '± ', line: '#8a5a00', fill: '#fff3d1', width: 2.5, dash: '14 4 3 4' },
};
type Look = keyof typeof looks;

const DOTS = '2 3';

/** The picture of a chart as SVG. `changes` maps names of states and transitions to what happened to them. */
export function svgOf(
  chart: Chart,
  { width, height, states, arrows }: Drawing,
  how?: ReadonlyMap<string, How>,
): string {
  const lookOf = (name: string): Look => how?.get(name) ?? 'same';
  const event = (name: string, box: Box, inside: boolean) => {
    const transition = chart.transitions.find((known) => known.name === name);
    if (!transition) return null;
    const { sign, line, fill } = looks[lookOf(name)];
    const { x, y } = box;
    const right = x + box.width;
    return (
      <g key={`${name} ${x} ${y}`}>
        <title>{[transition.spec, transition.actions.join(', ')].filter(Boolean).join('. ')}</title>
        <rect x={x} y={y + 2} width={box.width} height={ROW - 4} rx={4} fill={fill} />
        <text x={x + 8} y={y + ROW / 2} fill={lookOf(name) === 'same' ? '#1f2328' : line}>
          {`${sign}${labelOf(transition)}${isExtension(transition) ? ' (ext)' : ''}`}
        </text>
        {inside && transition.targets.length > 0 && (
          <Arrow path={loopBeside(right, y)} look={lookOf(name)} extension={isExtension(transition)} />
        )}
      </g>
    );
  };
  const lookOfAll = (names: readonly string[]): Look => {
    const all = new Set(names.map(lookOf));
    return all.size === 1 ? [...all][0]! : 'changed';
  };
  const isBeyond = (names: readonly string[]) =>
    chart.transitions.filter(({ name }) => names.includes(name)).every(isExtension);

  return `${renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`-8 -8 ${Math.ceil(width) + 24} ${Math.ceil(height) + 16}`}
      width={Math.ceil(width) + 24}
      height={Math.ceil(height) + 16}
      fontFamily="system-ui, 'Segoe UI', Helvetica, Arial, sans-serif"
      fontSize={13}
      dominantBaseline="middle"
    >
      <title>{chart.id}</title>
      <desc>{chart.description}</desc>
      <defs>
        {Object.entries(looks).map(([look, { line }]) => (
          <marker
            key={look}
            id={look}
            viewBox="0 0 8 8"
            refX={8}
            refY={4}
            markerWidth={10}
            markerHeight={10}
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8Z" fill={line} />
          </marker>
        ))}
      </defs>
      <rect x={-8} y={-8} width="100%" height="100%" fill="#ffffff" />
      {chart.states.map((state) => {
        const { box, inner } = states[state.id]!;
        const { sign, line, fill, width: stroke, dash } = looks[lookOf(state.id)];
        return (
          <g key={state.id}>
            <title>{`${state.description} ${state.spec}`}</title>
            <rect
              {...box}
              rx={8}
              fill={fill}
              stroke={line}
              strokeWidth={stroke}
              strokeDasharray={lookOf(state.id) === 'same' && isExtension(state) ? DOTS : dash}
            />
            <text x={box.x + 14} y={box.y + 18} fontWeight={700} fill={lookOf(state.id) === 'same' ? '#1f2328' : line}>
              {`${sign}${state.initial ? '● ' : ''}${state.key}${state.type === 'final' ? ' ◉' : ''}${isExtension(state) ? ' (ext)' : ''}`}
            </text>
            {inner.map((name, place) =>
              event(name, { x: box.x + 6, y: box.y + 32 + place * ROW, width: box.width - 12, height: ROW }, true),
            )}
          </g>
        );
      })}
      {arrows.map(({ path, transitions }) => (
        <Arrow key={path} path={path} look={lookOfAll(transitions)} extension={isBeyond(transitions)} />
      ))}
      {arrows.flatMap(({ label, transitions }) =>
        transitions.map((name, place) => event(name, { ...label, y: label.y + place * ROW }, false)),
      )}
    </svg>,
  )}\n`;
}

function Arrow({ path, look, extension }: { path: string; look: Look; extension: boolean }) {
  const { line, width, dash } = looks[look];
  return (
    <path
      d={path}
      fill="none"
      stroke={line}
      strokeWidth={width}
      strokeDasharray={look === 'same' && extension ? DOTS : dash}
      markerEnd={`url(#${look})`}
    />
  );
}
