import { hoursOf } from '../../../machines/outlook/hours.rules';
import type { OutlookInput } from '../../../machines/outlook/outlook.machine';
import { outlookOf } from '../../../machines/outlook/outlook.rules';
import { sunOver } from '../../services/sun';

const hours = hoursOf(2027);
const sun = sunOver(hours);

export const compute = ({ subject, assumptions }: OutlookInput) => outlookOf(subject, assumptions, hours, sun);
