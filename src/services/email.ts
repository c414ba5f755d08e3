import './blocked-storage';
import { type EmailJSResponseStatus, type StorageProvider, init, send } from '@emailjs/browser';
import { EmailError } from '../../machines/delivery/delivery.rules';
import { publicServices } from './endpoints';
import type { TemplateParams } from './template-params';

/** A key, service or template is missing. The production build refuses this. */
class EmailConfigurationError extends Error {
  override name = 'EmailConfigurationError';
}

const LIMIT = 'email-sent';

const settings = {
  origin: import.meta.env.VITE_EMAILJS_ORIGIN || publicServices.VITE_EMAILJS_ORIGIN,
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? '',
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  blockHeadless: import.meta.env.VITE_EMAILJS_BLOCK_HEADLESS !== 'false',
  blocked: (import.meta.env.VITE_EMAILJS_BLOCK_LIST ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean),
  throttle: Number(import.meta.env.VITE_EMAILJS_LIMIT_RATE || 1000),
};

export const plainForm = {
  action: `${settings.origin ?? 'https://api.emailjs.com'}/api/v1.0/email/send-form`,
  account: { user_id: settings.publicKey, service_id: settings.serviceId, template_id: settings.templateId },
};

/** Sends one e-mail, to sales unless another template is named. `signal` only ends the waiting: a request that is under way may still arrive. */
export async function sendEmail(
  params: TemplateParams,
  signal: AbortSignal,
  templateId = settings.templateId,
): Promise<void> {
  const { origin, publicKey, serviceId, blockHeadless, blocked, throttle } = settings;
  init({
    origin,
    publicKey,
    blockHeadless,
    blockList: blocked.length ? { list: blocked, watchVariable: 'from_email' } : undefined,
    limitRate: { id: LIMIT, throttle },
    storageProvider,
  });
  try {
    const { status, text } = await Promise.race([send(serviceId, templateId, { ...params }), ended(signal)]);
    // A captive portal or proxy answers 200 with a page of its own.
    if (text !== 'OK') throw new EmailError(status, 'Malformed answer');
  } catch (reason) {
    const error = normalised(reason);
    // The client stores the time before it sends; after a failure it must not block the next attempt.
    if (!(error instanceof EmailError && error.status === 429)) await storageProvider.remove(LIMIT);
    // Log the status alone: nothing that a visitor typed (D19).
    console.error(`E-mail not sent: ${error instanceof EmailError ? error.status : error.message}`);
    throw error;
  }
}

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new EmailError(0, 'Network Error')), { once: true });
  });

/** The client rejects with a status, with a sentence about its configuration, or with what `fetch` threw. */
function normalised(reason: unknown): EmailError | EmailConfigurationError {
  if (reason instanceof EmailError) return reason;
  if (typeof reason === 'string') return new EmailConfigurationError(reason);
  if (isStatus(reason)) return new EmailError(reason.status, reason.text);
  return new EmailError(0, 'Network Error');
}

const isStatus = (reason: unknown): reason is EmailJSResponseStatus =>
  typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason;

/** Without a storage `init` drops the rate limit. Blocked storage lets the request through. */
const storageProvider: StorageProvider = {
  get: async (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: async (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {}
  },
  remove: async (key) => {
    try {
      localStorage.removeItem(key);
    } catch {}
  },
};
