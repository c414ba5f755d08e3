import { fromCallback } from 'xstate';
import type { ClipEvent, ClipHold, ClipInput } from '../../../machines/clip/clip.machine';

export const watchPage = fromCallback<ClipEvent, ClipInput>(({ sendBack, input }) => {
  const stop = new AbortController();
  const tell = (held: boolean, by: ClipHold) => {
    if (!stop.signal.aborted) sendBack({ type: held ? 'hold' : 'release', by });
  };
  const follow = (source: EventTarget, event: string, by: ClipHold, held: () => boolean) => {
    const tellNow = () => tell(held(), by);
    tellNow();
    source.addEventListener(event, tellNow, stop);
  };

  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const { connection } = navigator;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) tell(!isIntersecting, 'outOfView');
  });
  const frame = document.getElementById(input.frame);

  follow(motion, 'change', 'reducedMotion', () => motion.matches);
  follow(document, 'visibilitychange', 'hidden', () => document.hidden);
  if (connection) follow(connection, 'change', 'saveData', () => connection.saveData);
  if (frame) observer.observe(frame);
  // The pictures of the page load before the clip.
  if (document.readyState === 'complete') tell(false, 'busy');
  else addEventListener('load', () => tell(false, 'busy'), stop);

  return () => {
    stop.abort();
    observer.disconnect();
  };
});
