import { type ReactNode, useMemo } from 'react';
import { MiniMap, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import type { ShownChart } from '../book/drawing';
import { svgOf } from '../book/picture';
import * as styles from './qa.css';
import { save } from './save';

interface Props {
  chart: ShownChart;
  /** Stands beside the overview. */
  note: ReactNode;
  children: ReactNode;
}

/** A chart that is fitted to its window, with zoom, pan, an overview, and its picture as a file. */
export function Zoom({ chart, note, children }: Props) {
  // The pointer renders this often, and the picture of a large chart takes time.
  const picture = useMemo(() => svgOf(chart, chart.drawing), [chart]);
  const source = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  return (
    <TransformWrapper
      key={chart.id}
      fitOnInit
      minScale={0.1}
      maxScale={2}
      limitToBounds={false}
      doubleClick={{ disabled: true }}
      zoomAnimation={{ disabled: true }}
    >
      {({ fitToView, zoomIn, zoomOut }) => (
        <>
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
          <div className={styles.board}>
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

async function savePng({ id, drawing: { width, height } }: ShownChart, source: string): Promise<void> {
  const image = new Image(width, height);
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 2 * width, height: 2 * height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && save(`${id}.png`, blob));
}
