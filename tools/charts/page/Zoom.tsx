import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { MiniMap, TransformComponent, TransformWrapper, useControls } from 'react-zoom-pan-pinch';
import type { ShownChart } from '../book/drawing';
import { svgOf } from '../book/picture';
import * as styles from './qa.css';
import { save } from './save';

const MARGIN = 16;

interface Props {
  chart: ShownChart;
  found?: string;
  /** Stands beside the overview. */
  note: ReactNode;
  children: ReactNode;
}

/** A chart that is fitted to its window, with zoom, pan, an overview, and its picture as a file. */
export function Zoom({ chart, found, note, children }: Props) {
  // The pointer renders this often, and the picture of a large chart takes time.
  const picture = useMemo(() => svgOf(chart, chart.drawing), [chart]);
  const source = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  return (
    <TransformWrapper
      key={chart.id}
      minScale={0.1}
      maxScale={2}
      limitToBounds={false}
      doubleClick={{ disabled: true }}
      zoomAnimation={{ disabled: true }}
      // The wheel scrolls the page; with Ctrl, as a pinch reports it, it zooms.
      wheel={{ wheelDisabled: true, step: 0.002 }}
    >
      {({ fitToView, panBy, zoomIn, zoomOut }) => (
        <>
          <View found={found} />
          <p className={styles.tools}>
            <button type="button" className={styles.button} onClick={() => void fitToView({ animationTime: 0 })}>
              Fit
            </button>
            <button
              type="button"
              className={styles.button}
              aria-label="Zoom in"
              onClick={() => void zoomIn(undefined, 0)}
            >
              +
            </button>
            <button
              type="button"
              className={styles.button}
              aria-label="Zoom out"
              onClick={() => void zoomOut(undefined, 0)}
            >
              −
            </button>
            <button
              type="button"
              className={styles.button}
              onClick={() => save(`${chart.id}.svg`, new Blob([picture], { type: 'image/svg+xml' }))}
            >
              Save SVG
            </button>
            <button type="button" className={styles.button} onClick={() => void savePng(chart, source)}>
              Save PNG
            </button>
          </p>
          <div className={styles.board} onFocus={(event) => void panBy(...panToFocus(event), 0)}>
            <TransformComponent wrapperClass={styles.window}>{children}</TransformComponent>
          </div>
          <div className={styles.below}>
            {note}
            <div className={styles.overview} aria-hidden>
              <MiniMap width={160} height={110}>
                <img src={source} alt="" width={chart.drawing.width} height={chart.drawing.height} />
              </MiniMap>
            </div>
          </div>
        </>
      )}
    </TransformWrapper>
  );
}

/** Fits a chart that was opened, or moves what was found to the middle of the board, large enough to read. */
function View({ found }: { found?: string }) {
  const { fitToView, panBy, zoomToPoint } = useControls();
  const show = useEffectEvent(() => {
    void fitToView({ animationTime: 0 });
    const part = found && document.querySelector('[data-found="true"]');
    const board = part && part.closest(`.${styles.board}`);
    if (!board) return;
    const [from, to] = [middleOf(part), middleOf(board)];
    void panBy(to.x - from.x, to.y - from.y, 0);
    void zoomToPoint(1, to.x, to.y, 0);
  });
  useEffect(() => {
    // The board has its size with the first frame.
    const frame = requestAnimationFrame(() => show());
    return () => cancelAnimationFrame(frame);
  }, [found]);
  return null;
}

function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the pan in px that brings the element with keyboard focus into the board, its left edge first. */
function panToFocus({ target, currentTarget }: FocusEvent): [x: number, y: number] {
  const part = target.getBoundingClientRect();
  const board = currentTarget.getBoundingClientRect();
  const isInside =
    part.left >= board.left && part.right <= board.right && part.top >= board.top && part.bottom <= board.bottom;
  if (isInside || !target.matches(':focus-visible')) return [0, 0];
  return [board.left + MARGIN - part.left, (board.top + board.bottom - part.top - part.bottom) / 2];
}

async function savePng({ id, drawing: { width, height } }: ShownChart, source: string): Promise<void> {
  const image = new Image(width, height);
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 2 * width, height: 2 * height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && save(`${id}.png`, blob));
}
