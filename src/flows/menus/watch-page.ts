import type { useRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import type { DisclosureEvent } from '../../../machines/disclosure/disclosure.machine';

/** Tells an open menu what happens around it. `id` is that of the element with both control and content. */
export const watchPage = (router: ReturnType<typeof useRouter>, id: string) =>
  fromCallback<DisclosureEvent>(({ sendBack }) => {
    const listening = new AbortController();
    const options = { signal: listening.signal };

    document.addEventListener('keydown', ({ key }) => key === 'Escape' && sendBack({ type: 'dismiss' }), options);
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Element && !target.closest(`#${id}`)) sendBack({ type: 'outside.press' });
      },
      options,
    );
    const stopRouting = router.subscribe('onBeforeNavigate', () => sendBack({ type: 'route.change' }));
    return () => {
      listening.abort();
      stopRouting();
    };
  });
