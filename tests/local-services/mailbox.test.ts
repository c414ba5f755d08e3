import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, freshServices, received, send } from './support';

const home = '/_lokaal/postvak';

let mailFolder: string;
let services: ReturnType<typeof freshServices>;

beforeEach(() => {
  mailFolder = emptyFolder();
  services = freshServices({ mailFolder });
});

async function deliver(from_name: string, more: Record<string, string> = {}) {
  await send(services.app, { from_name, to_email: 'verkoop@helderdak.example', ...more });
  services.clock.time += 60_000;
}

const open = async (path: string) => (await services.app.request(path)).text();

async function newestId(): Promise<string> {
  const mails: { id: string }[] = await (await services.app.request(`${home}.json`)).json();
  return mails[0]?.id ?? '';
}

describe('mailbox', () => {
  test('an empty one says so', async () => {
    expect(await open(home)).toContain('Nog geen e-mail ontvangen.');
    expect(await received(services.app)).toEqual([]);
  });

  test('the newest mail is on top and leads to its page', async () => {
    await deliver('Jan');
    await deliver('Piet');
    const links = [...(await open(home)).matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href, text]) => [
      href,
      text,
    ]);
    expect(links).toEqual([
      [`${home}/${await newestId()}`, 'Nieuwe aanvraag van Piet'],
      [expect.stringMatching(/^\/_lokaal\/postvak\/2026-11-21T09-30-00-000Z-/), 'Nieuwe aanvraag van Jan'],
    ]);
  });

  test('a mail shows its headers and parameters, at the time of Amsterdam', async () => {
    await deliver('Jan', { reply_to: 'jan@example.com', message: 'Een\nTwee' });
    const page = await open(`${home}/${await newestId()}`);
    const shown = [...page.matchAll(/<dt>([^<]*)<\/dt>\s*<dd>(.*?)<\/dd>/gs)].map(([, name, value]) => [name, value]);
    expect(shown).toEqual([
      ['Datum', '<time datetime="2026-11-21T09:30:00.000Z">21 november 2026 om 10:30:00</time>'],
      ['Van', 'Jan &lt;info@helderdak.example&gt;'],
      ['Aan', 'verkoop@helderdak.example'],
      ['Antwoord aan', 'jan@example.com'],
      ['Onderwerp', 'Nieuwe aanvraag van Jan'],
      ['Kenmerk', expect.stringMatching(/^&lt;2026-.+@www\.helderdak\.example&gt;$/)],
      ['from_name', 'Jan'],
      ['to_email', 'verkoop@helderdak.example'],
      ['reply_to', 'jan@example.com'],
      ['message', 'Een\nTwee'],
    ]);
  });

  test('markup in a mail is shown as text', async () => {
    const script = `<script>alert("1")</script>'"><img src=x>`;
    await deliver(script, { [script]: script });
    for (const path of [home, `${home}/${await newestId()}`]) {
      const page = await open(path);
      expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&quot;&gt;&lt;img src=x&gt;');
      expect(page).not.toMatch(/<script|<img/);
    }
  });

  test('the source is offered as a mail', async () => {
    await deliver('Jan');
    const response = await services.app.request(`${home}/${await newestId()}.eml`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'message/rfc822']);
    expect(await response.text()).toMatch(/^From: Jan\r\n <info@helderdak\.example>\r\nTo: /);
  });

  test.each([
    '2026-11-21T09-30-00-000Z-000001-00000000',
    '2026-11-21T09-30-00-000Z-000001-00000000.eml',
    '..%2f..%2fpackage.json',
    '..%2fgeheim.eml',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    'geheim.eml',
    '%00.eml',
    '.eml',
    'x'.repeat(10_000),
  ])('%s is no mail', async (path) => {
    writeFileSync(join(mailFolder, 'geheim.eml'), 'geheim');
    writeFileSync(join(mailFolder, '../geheim.eml'), 'geheim');
    const response = await services.app.request(`${home}/${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Deze e-mail bestaat niet of niet meer.');
  });

  test('the button empties it and returns to the list', async () => {
    await deliver('Jan');
    expect(await open(home)).toMatch(
      /<form method="post" action="\/_lokaal\/postvak">\s*<button>Postvak legen<\/button>/,
    );
    const response = await services.app.request(home, { method: 'POST' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, home]);
    expect(await received(services.app)).toEqual([]);
  });

  test('DELETE empties it, other files stay', async () => {
    writeFileSync(join(mailFolder, 'geheim.eml'), 'geheim');
    await deliver('Jan');
    expect((await services.app.request(home, { method: 'DELETE' })).status).toBe(204);
    expect(await received(services.app)).toEqual([]);
    expect(() => writeFileSync(join(mailFolder, 'geheim.eml'), '', { flag: 'wx' })).toThrow('EEXIST');
  });

  test('mails outlive a restart', async () => {
    await deliver('Jan', { message: 'Eén\n\n  twee' });
    const before = await received(services.app);
    expect(await received(freshServices({ mailFolder }).app)).toEqual(before);
  });

  test('pages allow nothing from elsewhere and are not indexed', async () => {
    const { headers } = await services.app.request(home);
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      ),
      'content-type': 'text/html; charset=UTF-8',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  });

  test('the style is the one that the policy allows', async () => {
    const response = await services.app.request(home);
    const style = /<style>(.*)<\/style>/s.exec(await response.text())?.[1];
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(response.headers.get('Content-Security-Policy')).toContain(
      `'sha256-${Buffer.from(digest).toString('base64')}'`,
    );
  });
});
