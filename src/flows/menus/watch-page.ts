import type { useRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import type { DisclosureEvent } from '../../../machines/disclosure/disclosure.machine';

type Router = ReturnType<typeof useRouter>;

const watching = (scopeOf: (host: HTMLElement) => EventTarget) => (router: Router, id: string) =>
  fromCallback<DisclosureEvent>(({ sendBack }) => {
    const host = document.getElementById(id);
    if (!host) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    const scope = scopeOf(host);
    scope.addEventListener(
      'keydown',
      (event) => {
        if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
        event.stopPropagation();
        sendBack({ type: 'dismiss' });
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
    scope.addEventListener(
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

/** Tells an open menu what happens around it. `id` is that of the element that holds both control and content. */
export const watchPage = watching(() => document);

/** The same for what opens within a menu or a page: Escape is for the innermost that has the focus, and it covers nothing. */
export const watchPart = watching((host) => host);

/** For what stays as it was left: an answer that closed by itself would move what is read below it. */
export const watchNothing: typeof watchPage = () => fromCallback(() => undefined);
