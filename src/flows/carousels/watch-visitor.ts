import { fromCallback } from 'xstate';
import type { CarouselEvent, Hold } from '../../../machines/carousel/carousel.machine';

export const watchVisitor = fromCallback<CarouselEvent>(({ sendBack }) => {
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const tell = (held: boolean, by: Hold) => sendBack({ type: held ? 'hold' : 'release', by });
  const onMotion = () => tell(motion.matches, 'reducedMotion');
  const onVisibility = () => tell(document.hidden, 'hidden');

  onMotion();
  onVisibility();
  motion.addEventListener('change', onMotion);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    motion.removeEventListener('change', onMotion);
    document.removeEventListener('visibilitychange', onVisibility);
  };
});
