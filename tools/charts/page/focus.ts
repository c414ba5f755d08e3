/** What has asked for the focus while somebody worked on the chart page around this one. */
let due: HTMLElement | undefined;

/** What has the focus of this page, or is to have it as soon as somebody comes to the page. */
export const focused = (): Element | null => due ?? document.activeElement;

if (window.frameElement) holdBack(window.frameElement);

/**
 * Whoever works on the chart page is not taken away from there. Nothing gets the focus meanwhile, as giving it back
 * would tell the flow that a visitor has left what had it.
 */
function holdBack(frame: Element): void {
  HTMLElement.prototype.focus = new Proxy(HTMLElement.prototype.focus, {
    apply(focus, element: HTMLElement, settings: [FocusOptions?]) {
      if (frame.ownerDocument.activeElement === frame) Reflect.apply(focus, element, settings);
      else due = element;
    },
  });

  // With a pointer one comes to what is pressed, with the keyboard to what was to have the focus.
  document.addEventListener('pointerdown', () => (due = undefined), true);
  document.addEventListener('focusin', () => {
    const target = due;
    due = undefined;
    target?.focus();
  });
}
