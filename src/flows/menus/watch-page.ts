import type { useRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import type { DisclosureEvent } from '../../../machines/disclosure/disclosure.machine';

type Router = ReturnType<typeof useRouter>;
type Tell = (event: DisclosureEvent) => void;

/** Tells an open menu what happens around it. `host` is the id of the element that holds both control and content. */
export const watchPage = (router: Router, host: string) =>
  fromCallback<DisclosureEvent>(({ sendBack }) => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    onEscape(host, document, sendBack, options);
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Element && !target.closest(`#${host}`)) sendBack({ type: 'outside.press' });
      },
      options,
    );
    const stopRouting = router.subscribe('onBeforeNavigate', () => sendBack({ type: 'route.change' }));
    return () => {
      listening.abort();
      stopRouting();
    };
  });

/**
 * The same for what opens in the flow of a page, such as an answer. A press elsewhere leaves it open: were it to close,
 * the page would move under the finger and the press would hit something else.
 */
export const watchPart = (router: Router, host: string) =>
  fromCallback<DisclosureEvent>(({ sendBack }) => {
    const listening = new AbortController();
    const element = document.getElementById(host);
    if (element) onEscape(host, element, sendBack, { signal: listening.signal });
    const stopRouting = router.subscribe('onBeforeNavigate', () => sendBack({ type: 'route.change' }));
    return () => {
      listening.abort();
      stopRouting();
    };
  });

/** Of menus within menus Escape closes the innermost. */
function onEscape(host: string, place: Document | HTMLElement, tell: Tell, options: AddEventListenerOptions) {
  const innermost = () => document.querySelectorAll(`#${host} :is([aria-expanded="true"], [open])`).length === 1;
  place.addEventListener(
    'keydown',
    (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape' && innermost()) tell({ type: 'dismiss' });
    },
    options,
  );
}
