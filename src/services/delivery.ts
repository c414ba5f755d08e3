import type { Delivery } from '../../machines/forms/forms.rules';

/** D6: nothing is really sent unless the site is built to. */
export const delivery: Delivery = import.meta.env.VITE_LEAD_DELIVERY || 'simulated';
