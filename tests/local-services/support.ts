import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localServices } from '../../tools/serve/local-services/app';

export const emptyFolder = () => mkdtempSync(join(tmpdir(), 'helderdak-'));

export function freshServices({ mailFolder = emptyFolder(), rateLimit = true } = {}) {
  const clock = { time: Date.UTC(2026, 10, 21, 9, 30) };
  return { app: localServices({ mailFolder, rateLimit, now: () => clock.time }), clock, mailFolder };
}

type Services = ReturnType<typeof freshServices>['app'];

export const account = { user_id: 'sleutel', service_id: 'dienst', template_id: 'sjabloon' };

export function send(
  app: Services,
  params: unknown,
  request: Record<string, unknown> = account,
  init: RequestInit = {},
) {
  return app.request('/_lokaal/emailjs/api/v1.0/email/send', {
    method: 'POST',
    body: JSON.stringify({ lib_version: '4.4.1', ...request, template_params: params }),
    ...init,
    headers: { 'Content-type': 'application/json', ...init.headers },
  });
}

export function sendForm(app: Services, fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return app.request('/_lokaal/emailjs/api/v1.0/email/send-form', { method: 'POST', body: form });
}

export async function received(app: Services): Promise<unknown> {
  return (await app.request('/_lokaal/postvak.json')).json();
}

export const answerOf = async (response: Response) => ({ status: response.status, text: await response.text() });
