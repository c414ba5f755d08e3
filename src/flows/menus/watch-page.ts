import type { useRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import type { DisclosureEvent } from '../../../machines/disclosure/disclosure.machine';

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
    // On click, not on pointerdown: closing may move the page, and the click has hit its target by then.
    document.addEventListener(
      'click',
      (event) => {
        // The target may be gone by now, such as the icon of a control that changes.
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
    // The menu opens a moment after the key press: by then the focus may have left it.
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body && !host.contains(activeElement)) sendBack({ type: 'focus.leave' });
    const stopRouting = router.subscribe('onBeforeNavigate', () => sendBack({ type: 'route.change' }));
    return () => {
      listening.abort();
      stopRouting();
    };
  });
