import type { AnyEventObject } from 'xstate';
import { clauses } from 'virtual:charts';
import { ROW, type ShownChart, isExtension, labelOf, loopBeside } from '../book/drawing';
import { layersOf, layersSaid } from '../book/layers';
import * as styles from './qa.css';
import { leafOf } from './recording';
import { Zoom } from './Zoom';

export const CHART = 'chart';

interface Props {
  chart: ShownChart;
  active: readonly string[];
  found?: string;
  possible: ReadonlyMap<string, AnyEventObject>;
  clause?: string;
  onLook: (clause: string) => void;
  onSend: (event: AnyEventObject) => void;
}

export function ChartView(props: Props) {
  const start = performance.now();
  const { chart, active, found, possible, clause, onLook } = props;
  const { drawing } = chart;
  const isActive = (id: string) => active.includes(id);
  const leaf = leafOf(active);

  return (
    <figure id={CHART} className={styles.drawing} aria-label={`Chart of ${chart.id}`}>
      <figcaption className={styles.note}>
        {chart.description} {chart.spec}. <DrawnIn key={chart.id} start={start} />
      </figcaption>
      <p className={styles.note}>
        ● where a state begins, ◉ where it ends, ↻ entered again, + and dashes: beyond the specification. Green can
        happen now. Filled dots, from the top: walked in Node, walked in the browser, defended by the mutation tests.
      </p>
      <Zoom
        key={chart.id}
        chart={chart}
        found={found}
        leaf={leaf}
        note={
          <p className={styles.words} role="note" tabIndex={0}>
            {clause
              ? wordsIn(clause)
              : 'Point at a state or an event, or go to it by keyboard, for the words of its clause.'}
          </p>
        }
      >
        <svg width={drawing.width} height={drawing.height} role="group" aria-label={chart.id}>
          <defs>
            <marker
              id="head"
              viewBox="0 0 8 8"
              refX="8"
              refY="4"
              markerWidth="9"
              markerHeight="9"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8Z" className={styles.arrowHead} />
            </marker>
          </defs>
          {chart.states.map((state) => {
            const { box, inner } = drawing.states[state.id]!;
            return (
              <g
                key={state.id}
                role="group"
                aria-label={state.id}
                aria-current={isActive(state.id) ? 'step' : undefined}
                tabIndex={0}
                className={styles.stateBox}
                onFocus={({ target, currentTarget }) => target === currentTarget && onLook(state.spec)}
              >
                <title>{`${state.description} ${state.spec}`}</title>
                <rect
                  {...box}
                  rx={8}
                  className={styles.state}
                  onPointerEnter={() => onLook(state.spec)}
                  data-active={isActive(state.id)}
                  data-leaf={state.id === leaf}
                  data-extension={isExtension(state)}
                  data-found={found === state.id}
                />
                <text x={box.x + 14} y={box.y + 18} className={styles.stateName}>
                  {`${state.initial ? '● ' : ''}${state.key}${state.type === 'final' ? ' ◉' : ''}`}
                </text>
                {inner.map((name, place) => (
                  <EventView
                    key={name}
                    {...props}
                    name={name}
                    box={{ x: box.x + 6, y: box.y + 32 + place * ROW, width: box.width - 12 }}
                    inside
                  />
                ))}
              </g>
            );
          })}
          {drawing.arrows.map(({ path, transitions }) => (
            <path
              key={path}
              d={path}
              className={styles.arrow}
              markerEnd="url(#head)"
              data-active={transitions.some((name) => possible.has(name))}
              data-extension={chart.transitions.filter(({ name }) => transitions.includes(name)).every(isExtension)}
            />
          ))}
          {drawing.arrows.flatMap(({ label, transitions }) =>
            transitions.map((name, place) => (
              <EventView key={name} {...props} name={name} box={{ ...label, y: label.y + place * ROW }} />
            )),
          )}
        </svg>
      </Zoom>
    </figure>
  );
}

/** The clause, and what each part of it asks for. */
const wordsIn = (clause: string) =>
  clause
    .split(', ')
    .map((part) => (clauses[part] ? `${part}: ${clauses[part]}` : part))
    .join(' ');

interface EventProps extends Pick<Props, 'chart' | 'found' | 'possible' | 'onLook' | 'onSend'> {
  name: string;
  box: { x: number; y: number; width: number };
  /** It stays in its state. */
  inside?: boolean;
}

function EventView({ chart, name, box: { x, y, width }, found, inside, possible, onLook, onSend }: EventProps) {
  const transition = chart.transitions.find((known) => known.name === name)!;
  const layers = layersOf(chart, transition);
  const sample = possible.get(name);
  const send = () => sample && onSend(sample);
  return (
    <g
      role="button"
      tabIndex={0}
      aria-disabled={!sample}
      aria-label={`${name}, ${layersSaid(layers)}`}
      className={styles.event}
      data-found={found === name}
      onFocus={() => onLook(transition.spec)}
      onPointerEnter={() => onLook(transition.spec)}
      onClick={send}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        send();
      }}
    >
      <title>
        {[
          transition.spec,
          layersSaid(layers),
          ...(transition.actions.length ? [transition.actions.join(', ')] : []),
        ].join('. ')}
      </title>
      <rect x={x} y={y + 2} width={width} height={ROW - 4} />
      {[layers.node > 0, layers.browser > 0, layers.defended === 'yes'].map((held, place) => (
        <circle
          key={place}
          cx={x + 9}
          cy={y + 7 + 6 * place}
          r={2.4}
          className={styles.layers[place]}
          data-held={held}
        />
      ))}
      <text x={x + 19} y={y + ROW / 2}>
        {`${labelOf(transition)}${isExtension(transition) ? ' +' : ''}`}
      </text>
      {inside && transition.targets.length > 0 && (
        <path d={loopBeside(x + width, y)} className={styles.arrow} markerEnd="url(#head)" />
      )}
    </g>
  );
}

const DrawnIn = ({ start }: { start: number }) => (
  <span
    ref={(text) => {
      if (text && !text.textContent) text.textContent = `Drawn in ${Math.round(performance.now() - start)} ms.`;
    }}
  />
);
