/** The e-mail service answered or refused with a status of §8; 0 is 'Network Error'. */
export class EmailError extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
    this.name = 'EmailError';
  }
}

/** How often one request is sent at most, unless the connection was away in between. */
export const ATTEMPTS = 3;

/** What a person needs at least to fill in a form, in ms. */
export const FILL_TIME = 2000;

/** Longer than the least time between two e-mails that the e-mail client allows. */
const FIRST_BACKOFF = 2000;

/** How long to wait after so many failures, in ms: twice as long each time, and by chance up to half as long again. */
export const backoff = (failures: number, random: number): number =>
  FIRST_BACKOFF * 2 ** (failures - 1) * (1 + random / 2);

/** Why an e-mail was not sent: what §8 names by a status, a fault of the service, or a request that it takes from nobody. */
export type EmailFailure =
  | 'networkError'
  | 'forbidden'
  | 'tooManyRequests'
  | 'unavailableForHeadless'
  | 'serviceFault'
  | 'refused';

const statuses: Partial<Record<number, EmailFailure>> = {
  0: 'networkError',
  403: 'forbidden',
  429: 'tooManyRequests',
  451: 'unavailableForHeadless',
};

export function emailFailureOf(error: unknown): EmailFailure {
  if (!(error instanceof EmailError)) return 'refused';
  return statuses[error.status] ?? (error.status >= 500 ? 'serviceFault' : 'refused');
}

/** Whether it may pass in a while; all else would be refused again. */
export const retryable: Record<EmailFailure, boolean> = {
  networkError: true,
  forbidden: false,
  tooManyRequests: true,
  unavailableForHeadless: false,
  serviceFault: true,
  refused: false,
};

/** Crockford's: no letter that can be taken for a figure, and no U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE = new RegExp(`^HD-\\d{4}-[${ALPHABET}]{6}$`);

/** The number under which visitor and sales speak of one request, of six random bytes. */
export const referenceOf = (year: number, bytes: Uint8Array): string =>
  `HD-${year}-${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;

export const isReference = (text: unknown): text is string => typeof text === 'string' && REFERENCE.test(text);
