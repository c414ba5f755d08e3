import type { ReactNode } from 'react';
import { MiniMap, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import type { ShownChart } from '../book/drawing';
import { svgOf } from '../book/picture';
import * as styles from './qa.css';
import { save } from './save';

/** How the chart shows a part of itself. */
export type Show = (part: Element | null) => void;

interface Props {
  chart: ShownChart;
  children: (show: Show) => ReactNode;
}

/** The smallest scale at which a label can be read. */
const READABLE = 0.6;

/** A chart that is fitted to its window, with zoom, pan, an overview, and its picture as a file. */
export function Zoom({ chart, children }: Props) {
  const picture = svgOf(chart, chart.drawing);
  const source = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  return (
    <TransformWrapper
      key={chart.id}
      fitOnInit
      minScale={0.1}
      maxScale={2}
      limitToBounds={false}
      doubleClick={{ disabled: true }}
    >
      {({ fitToView, zoomIn, zoomOut, zoomToElement, state }) => {
        const show: Show = (part) => {
          if (part && !isInView(part)) void zoomToElement(part as HTMLElement, Math.max(state.scale, READABLE));
        };
        return (
          <>
            <p className={styles.tools}>
              <button type="button" className={styles.button} onClick={() => void fitToView()}>
                Fit
              </button>
              <button type="button" className={styles.button} aria-label="Zoom in" onClick={() => void zoomIn()}>
                +
              </button>
              <button type="button" className={styles.button} aria-label="Zoom out" onClick={() => void zoomOut()}>
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
            <div
              className={styles.board}
              onFocus={({ target, currentTarget }) => {
                // The browser has scrolled to the focus, which the transform does instead.
                currentTarget.querySelectorAll('*').forEach((part) => part.scrollTo(0, 0));
                show(target);
              }}
            >
              <TransformComponent wrapperClass={styles.window}>{children(show)}</TransformComponent>
              <div className={styles.overview} aria-hidden>
                <MiniMap width={160} height={110}>
                  <img src={source} alt="" width={chart.drawing.width} height={chart.drawing.height} />
                </MiniMap>
              </div>
            </div>
          </>
        );
      }}
    </TransformWrapper>
  );
}

/** Of the window that the chart is seen through. */
function isInView(part: Element): boolean {
  const frame = part.closest(`.${styles.window}`)?.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  if (!frame) return true;
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
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
