import { fromCallback } from 'xstate';
import { type ClipEvent, type ClipInput, RATE } from '../../../machines/clip/clip.machine';

export const playClip = fromCallback<ClipEvent, ClipInput>(({ sendBack, input }) => {
  const video = document.getElementById(input.frame)?.querySelector('video');
  if (!video) return undefined;
  let running = true;
  video.playbackRate = RATE;
  video.play().catch(() => running && sendBack({ type: 'clip.refuse' }));
  return () => {
    running = false;
    video.pause();
  };
});
