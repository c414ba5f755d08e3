import { randomUUID } from 'node:crypto';
import { type Page, expect } from '@playwright/test';

export const emailService = '**/api/v1.0/email/send';

type Params = Record<string, string>;

/** A visitor of one test, with sent and received mail. Each has a `user_id`: the rate limit counts per `user_id`. */
export async function ownMailbox(page: Page) {
  const id = randomUUID().slice(0, 8);
  const requests: Record<string, unknown>[] = [];

  await page.route(emailService, (route) => {
    const request: Record<string, unknown> = route.request().postDataJSON();
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
      const mails: { params: Params }[] = await answer.json();
      return mails.map(({ params }) => params).filter((params) => Object.values(params).some((it) => it.includes(id)));
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
