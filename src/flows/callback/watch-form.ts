import { fromCallback } from 'xstate';
import { ENOUGH, type VisibilityEvent, type VisibilityInput } from '../../../machines/visibility/visibility.machine';

export const watchForm = fromCallback<VisibilityEvent, VisibilityInput>(({ sendBack, input }) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio } of entries) sendBack({ type: 'visibility.change', ratio: intersectionRatio });
    },
    { threshold: ENOUGH },
  );
  const section = document.getElementById(input.form);
  if (section) observer.observe(section);
  return () => observer.disconnect();
});
