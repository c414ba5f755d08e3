import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { localEnvironment } from './environment';
import { type ServedEnvironment, faults } from './faults';
import type { MailStore } from './mail';

interface Options {
  mails: MailStore;
  /** Milliseconds since 1970. */
  now: () => number;
  rateLimit: boolean;
}

const account = ['user_id', 'service_id', 'template_id'];

type Account = Record<'user_id' | 'service_id' | 'template_id', string> & Record<string, unknown>;

/** EmailJS REST v1.0, `send` and `send-form`. An accepted mail lands in `mails`. */
export function emailService({ mails, now, rateLimit }: Options): Hono<ServedEnvironment> {
  const lastAccepted = new Map<string, number>();

  function accept({ user_id: user, template_id: template }: Account, params: Record<string, unknown>): void {
    const time = now();
    if (rateLimit && time - (lastAccepted.get(user) ?? -Infinity) < 1000) refuse(429, 'Too Many Requests');
    lastAccepted.set(user, time);
    const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, textOf(value)]));
    mails.add(texts, time, template === localEnvironment.VITE_EMAILJS_CONFIRMATION_TEMPLATE_ID ? 'visitor' : 'sales');
  }

  return new Hono<ServedEnvironment>()
    .onError((error, context) => {
      if (!(error instanceof HTTPException)) throw error;
      return context.text(error.message, error.status);
    })
    .use(cors(), faults)
    .post('/send', async (context) => {
      demandType(context.req.header('Content-Type'), 'application/json');
      const request: unknown = await context.req.json().catch(() => undefined);
      if (!isRecord(request)) return refuse(400, 'The request body must be a JSON object');
      demandAccount(request);
      if (!isRecord(request.template_params)) return refuse(400, 'The template_params parameter must be an object');
      accept(request, request.template_params);
      return context.text('OK');
    })
    .post('/send-form', async (context) => {
      demandType(context.req.header('Content-Type'), 'multipart/form-data');
      const form = await context.req.formData().catch(() => refuse(400, 'The request body must be a form'));
      const isText = (value: FormDataEntryValue) => typeof value === 'string';
      const request = Object.fromEntries(
        [...form]
          .filter(([, value]) => isText(value))
          .map(([name]) => [name, form.getAll(name).filter(isText).join(', ')] as const),
      );
      demandAccount(request);
      const own = Object.entries(request).filter(([name]) => ![...account, 'lib_version'].includes(name));
      accept(request, Object.fromEntries(own));
      return context.text('OK');
    });
}

function refuse(status: 400 | 415 | 429, message: string): never {
  throw new HTTPException(status, { message });
}

function demandType(actual: string | undefined, type: string): void {
  if (actual?.split(';')[0]?.trim().toLowerCase() !== type) refuse(415, `The Content-Type must be ${type}`);
}

function demandAccount(request: Record<string, unknown>): asserts request is Account {
  for (const name of account) {
    const value = request[name];
    if (typeof value !== 'string' || value.trim() === '') refuse(400, `The ${name} parameter is required`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}
