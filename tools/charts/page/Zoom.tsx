import { type FocusEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { MiniMap, type ReactZoomPanPinchContentRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import type { ShownChart } from '../book/drawing';
import { svgOf } from '../book/picture';
import { Button } from './Button';
import * as styles from './qa.css';
import { save } from './save';

const MARGIN = 16;
/** Text of 13 px at this scale can be read. */
const READABLE = 0.7;
const STEP = 1.5;

interface Props {
  chart: ShownChart;
  found?: string;
  /** The active state that has no active state inside. */
  leaf?: string;
  /** Stands beside the overview. */
  note: ReactNode;
  children: ReactNode;
}

/** A chart in a window, with zoom, pan, an overview, and its picture as a file. The window follows the active state. Each chart needs a `key`. */
export function Zoom({ chart, found, leaf, note, children }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const controls = useRef<ReactZoomPanPinchContentRef>(null);
  useFollowing(board, controls, found, leaf);
  // The pointer renders this often, and the picture of a large chart takes time.
  const picture = useMemo(() => svgOf(chart, chart.drawing), [chart]);
  const source = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  const fit = () => void controls.current?.fitToView({ animationTime: 0 });
  const zoom = (factor: number) => {
    const { activeElement } = document;
    const { x, y } = middleOf(board.current!.contains(activeElement) ? activeElement! : board.current!);
    void controls.current!.zoomToPoint(controls.current!.instance.state.scale * factor, x, y, 0);
  };
  const keys: Record<string, () => void> = {
    0: fit,
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
  };
  return (
    <TransformWrapper
      ref={controls}
      minScale={0.1}
      maxScale={2}
      limitToBounds={false}
      doubleClick={{ disabled: true }}
      zoomAnimation={{ disabled: true }}
      // The wheel scrolls the page; with Ctrl, as a pinch reports it, it zooms.
      wheel={{ wheelDisabled: true, step: 0.0006 }}
    >
      <p className={styles.tools}>
        <Button onClick={fit}>Fit</Button>
        <Button aria-label="Zoom in" onClick={keys['+']}>
          +
        </Button>
        <Button aria-label="Zoom out" onClick={keys['-']}>
          −
        </Button>
        <Button onClick={() => save(`${chart.id}.svg`, new Blob([picture], { type: 'image/svg+xml' }))}>
          Save SVG
        </Button>
        <Button onClick={() => void savePng(chart, source)}>Save PNG</Button>
      </p>
      <div
        ref={board}
        className={styles.board}
        onFocus={(event) => void controls.current?.panBy(...panToFocus(event), 0)}
        onKeyDown={({ key }) => keys[key]?.()}
      >
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
    </TransformWrapper>
  );
}

/** Shows the whole of a chart where it can be read; else of what was found, or of the first active state, so much that it can be read. After that the active state stays in the window. */
function useFollowing(
  board: RefObject<HTMLDivElement | null>,
  controls: RefObject<ReactZoomPanPinchContentRef | null>,
  found?: string,
  leaf?: string,
): void {
  const isClose = useRef(false);
  const earlier = useRef(leaf);
  const partWith = (mark: string) => board.current?.querySelector(`[data-${mark}="true"]`);
  const bring = (part: Element) => {
    const [own, around] = [part.getBoundingClientRect(), board.current!.getBoundingClientRect()];
    // Of a part that is larger than the board, where it begins.
    const by = (start: 'left' | 'top', size: 'width' | 'height') =>
      around[start] - own[start] + Math.max(MARGIN, (around[size] - own[size]) / 2);
    void controls.current?.panBy(by('left', 'width'), by('top', 'height'), 0);
  };
  const enlarge = (part: Element, scale: number) => {
    const { x, y } = middleOf(board.current!);
    isClose.current = true;
    bring(part);
    const { zoomToPoint, instance } = controls.current!;
    void zoomToPoint(Math.max(scale, instance.state.scale), x, y, 0);
  };
  const follow = useEffectEvent(() => {
    const active = partWith('leaf');
    if (!active) return;
    if (!isClose.current && controls.current!.instance.state.scale < READABLE) enlarge(active, READABLE);
    else if (!isIn(board.current!, active)) bring(active);
  });
  const open = useEffectEvent(() => {
    void controls.current?.fitToView({ animationTime: 0 });
    isClose.current = false;
    const hit = found && partWith('found');
    if (hit) enlarge(hit, 1);
    else follow();
  });
  const resize = useEffectEvent(() => {
    if (!isClose.current) void controls.current?.fitToView({ animationTime: 0 });
    follow();
  });
  useEffect(() => {
    const resized = new ResizeObserver(() => resize());
    resized.observe(board.current!);
    return () => resized.disconnect();
  }, [board]);
  useEffect(() => {
    // The board has its size with the first frame.
    const frame = requestAnimationFrame(() => open());
    return () => cancelAnimationFrame(frame);
  }, [found]);
  useEffect(() => {
    // The overview, rendered anew as well, listens again by then.
    const frame = requestAnimationFrame(() => {
      // A flow that begins does not take the window from what was found.
      if (!found || earlier.current) follow();
      earlier.current = leaf;
    });
    return () => cancelAnimationFrame(frame);
  }, [found, leaf]);
}

function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function isIn(board: Element, part: Element): boolean {
  const [own, around] = [part.getBoundingClientRect(), board.getBoundingClientRect()];
  return own.left >= around.left && own.right <= around.right && own.top >= around.top && own.bottom <= around.bottom;
}

/** Returns the pan in px that brings the element with keyboard focus into the board, its left edge first. */
function panToFocus({ target, currentTarget: board }: FocusEvent): [x: number, y: number] {
  if (!target.matches(':focus-visible') || isIn(board, target)) return [0, 0];
  return [
    board.getBoundingClientRect().left + MARGIN - target.getBoundingClientRect().left,
    middleOf(board).y - middleOf(target).y,
  ];
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
