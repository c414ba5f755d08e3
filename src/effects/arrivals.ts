import type { RouterEvents } from '@tanstack/react-router';
import { ARRIVAL, CONTENT } from '../design/global/landmarks';

/** On another page the keyboard starts at its content, or at the part that the link names, and its title is read aloud. */
export function arrive({ toLocation: { hash } }: RouterEvents['onRendered']): void {
  const named = hash && document.getElementById(hash);
  const goal = named || document.getElementById(CONTENT);
  if (named) named.tabIndex = -1;
  goal?.focus({ preventScroll: true });
  const arrival = document.getElementById(ARRIVAL);
  if (arrival) arrival.textContent = document.title;
}
