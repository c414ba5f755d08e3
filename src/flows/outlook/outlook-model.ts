import { type SunPosition, hoursOf } from '../../../machines/outlook/hours.rules';
import type { OutlookInput } from '../../../machines/outlook/outlook.machine';
import { outlookOf } from '../../../machines/outlook/outlook.rules';
import { sunOver } from '../../services/sun';

const hours = hoursOf(2027);
/** By latitude. */
const suns = new Map<number | undefined, readonly SunPosition[]>();

export function compute({ subject, assumptions }: OutlookInput) {
  const sun = suns.get(subject.latitude) ?? sunOver(hours, subject.latitude);
  suns.set(subject.latitude, sun);
  return outlookOf(subject, assumptions, hours, sun);
}
