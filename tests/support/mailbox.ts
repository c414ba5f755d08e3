import { randomUUID } from 'node:crypto';
import { type BrowserContext, type Page, type Request, expect } from '@playwright/test';
import { company } from '../../content/company';
import { localEnvironment } from '../../tools/serve/local-services/environment';

export const emailService = '**/api/v1.0/email/send';

/** Whether the e-mail goes to the visitor, which happens beside whatever a test is about. */
export const isConfirmation = (request: Request) =>
  request.postDataJSON()?.template_id === localEnvironment.VITE_EMAILJS_CONFIRMATION_TEMPLATE_ID;

type Params = Record<string, string>;

/** A visitor of one test, with sent and received mail. Each has a `user_id`: the rate limit counts per `user_id`. */
export async function ownMailbox(page: Page | BrowserContext) {
  const id = randomUUID().slice(0, 8);
  const requests: Record<string, unknown>[] = [];

  await page.route(emailService, (route) => {
    const request: Record<string, unknown> = route.request().postDataJSON();
    // A rate limit of its own.
    if (isConfirmation(route.request())) return route.fallback({ postData: { ...request, user_id: `${id}-visitor` } });
    requests.push(request);
    return route.fallback({ postData: { ...request, user_id: `${id}-${requests.length}` } });
  });
  // Posted by the browser itself.
  await page.route(`${emailService}-form`, (route) => {
    const body = route.request().postData() ?? '';
    return route.fallback({ postData: body.replace(/(?<=name="user_id"\r\n\r\n).*/, id) });
  });

  return {
    visitor: { name: `Marieke ${id}`, email: `marieke.${id}@voorbeeld.nl`, phone: '06 12 34 56 78' },
    requests,
    async mails(): Promise<Params[]> {
      // A server may close an idle connection just when it is reused.
      const answer = await page.request.get('/_lokaal/postvak.json', { maxRetries: 1 });
      const mails: { to: string; params: Params }[] = await answer.json();
      return mails
        .filter(({ to }) => to === company.email.sales)
        .map(({ params }) => params)
        .filter((params) => Object.values(params).some((it) => it.includes(id)));
    },
  };
}

/** The origin and the reference in every e-mail. */
export const origin = (page: string) => ({
  reference: expect.stringMatching(/^HD-\d{4}-[0-9A-HJKMNP-TV-Z]{6}$/),
  page,
  customer_type: 'particulier',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
});
