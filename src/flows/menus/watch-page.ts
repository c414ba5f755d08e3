import type { useRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import type { DisclosureEvent } from '../../../machines/disclosure/disclosure.machine';

/** Reports to an open menu what happens around it. `id` is that of the element that holds both control and content. */
export const watchPage = (router: ReturnType<typeof useRouter>, id: string) =>
  fromCallback<DisclosureEvent>(({ sendBack }) => {
    const host = document.getElementById(id);
    if (!host) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') sendBack({ type: 'dismiss' });
      },
      { signal },
    );
    // A click and not a press: what closes may move the page, and the click has hit what it was meant for by then.
    document.addEventListener(
      'click',
      (event) => {
        // What was pressed may be gone by now, as the icon of a control is that shows another.
        if (!event.composedPath().includes(host)) sendBack({ type: 'outside.press' });
      },
      { signal },
    );
    document.addEventListener(
      'focusin',
      (event) => {
        if (!event.composedPath().includes(host)) sendBack({ type: 'focus.leave' });
      },
      { signal },
    );
    const stopRouting = router.subscribe('onBeforeNavigate', () => sendBack({ type: 'route.change' }));
    return () => {
      listening.abort();
      stopRouting();
    };
  });
