import type { RouterEvents } from '@tanstack/react-router';
import { ARRIVAL, CONTENT } from '../design/global/landmarks';

/** After a navigation the focus starts at the content, or at the fragment, and the title is announced. */
export function arrive({ toLocation: { hash } }: RouterEvents['onRendered']): void {
  const named = hash && document.getElementById(hash);
  const goal = named || document.getElementById(CONTENT);
  if (named) named.tabIndex = -1;
  goal?.focus({ preventScroll: true });
  const arrival = document.getElementById(ARRIVAL);
  if (arrival) arrival.textContent = document.title;
}
