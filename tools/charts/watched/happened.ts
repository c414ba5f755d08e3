import type { InspectionEvent } from 'xstate';
import { type Entry, entryOf, saveRecording } from '../page/recording';
import { FAILED } from './told';

const MOST = 2000;
const log: Entry[] = [];

/** Remembers what happens on a page. After a failure its visitor can save that, for `npm run charts:test`. */
export function remember(inspected: InspectionEvent): void {
  const told = entryOf(inspected);
  if (!told) return;
  log.push(told.entry);
  if (log.length > MOST) log.shift();
  if (told.entry.event.type.startsWith('xstate.error.')) offer();
}

window.addEventListener(FAILED, offer);

function offer(): void {
  // Beside a chart the log of the chart page has it.
  if (window.frameElement || document.getElementById('wat-er-gebeurde')) return;
  const button = document.createElement('button');
  button.id = 'wat-er-gebeurde';
  button.type = 'button';
  button.textContent = 'Download wat er gebeurde';
  button.style.cssText =
    'position:fixed;inset:auto auto 80px 8px;z-index:99;min-height:44px;padding:8px 16px;background:#ffc642;color:#0e2a38';
  button.addEventListener('click', () => {
    const inOrder = log.toSorted((one, other) => one.at - other.at);
    saveRecording(location.pathname, inOrder);
  });
  document.body.append(button);
}
