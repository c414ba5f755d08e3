import type { Delivery } from '../../machines/forms/forms.rules';

/** What happens to fault reports and landing requests: nothing, unless the site is configured to send them (D6). */
export const delivery: Delivery = import.meta.env.VITE_LEAD_DELIVERY === 'email' ? 'email' : 'simulated';
