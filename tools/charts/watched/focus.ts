let due: HTMLElement | undefined;

export const focused = (): Element | null => due ?? document.activeElement;

if (window.frameElement) holdBack(window.frameElement);

/** Keeps the focus on the chart page while somebody works there. Nothing takes the focus meanwhile: giving it back would look like a blur to the flow. */
function holdBack(frame: Element): void {
  HTMLElement.prototype.focus = new Proxy(HTMLElement.prototype.focus, {
    apply(focus, element: HTMLElement, settings: [FocusOptions?]) {
      if (frame.ownerDocument.activeElement === frame) Reflect.apply(focus, element, settings);
      else due = element;
    },
  });

  // A pointer focuses what it presses; the keyboard continues at the element that was due.
  document.addEventListener('pointerdown', () => (due = undefined), true);
  document.addEventListener('focusin', () => {
    const target = due;
    due = undefined;
    target?.focus();
  });
}
