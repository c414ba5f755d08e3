/** Swedish dates are `YYYY-MM-DD`. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** In Amsterdam, `YYYY-MM-DD`. */
export const today = (): string => calendar.format();

/** As `max` of a date field: without it browsers accept years of six digits. */
export const LAST_DATE = '9999-12-31';
