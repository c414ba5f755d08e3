import { randomUUID } from 'node:crypto';
import { type Page, type Request, expect } from '@playwright/test';
import { company } from '../../content/company';
import { localEnvironment } from '../../tools/serve/local-services/environment';

const SEND = '/api/v1.0/email/send';
export const emailService = `**${SEND}`;

/** Whether the e-mail goes to the visitor, which happens beside whatever a test is about. */
export const isConfirmation = (request: Request) =>
  request.postDataJSON()?.template_id === localEnvironment.VITE_EMAILJS_CONFIRMATION_TEMPLATE_ID;

type Params = Record<string, string>;

/** A visitor of one test, with sent and received mail. */
export function ownMailbox(page: Page) {
  const id = randomUUID().slice(0, 8);
  const requests: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(SEND) && !isConfirmation(request)) requests.push(request.postDataJSON());
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
