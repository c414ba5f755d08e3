import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localEnvironment } from '../../tools/serve/local-services/environment';
import { account, freshServices, received, send } from './support';
import { params, mailOf } from './mail';

describe('RFC 5322 files', () => {
  async function fileFor(sent: Record<string, unknown>) {
    const { app, mailFolder } = freshServices();
    expect((await send(app, sent)).status).toBe(200);
    const [file = ''] = readdirSync(mailFolder);
    const source = readFileSync(join(mailFolder, file), 'utf8');
    const [head = '', body = ''] = source.split('\r\n\r\n');
    return { app, source, head, text: Buffer.from(body, 'base64').toString() };
  }

  test('a mail is plain text with the headers of one', async () => {
    const { head, text } = await fileFor({ ...params, message: 'Eerste regel\nTweede: regel\r\n\r\nLaatste' });
    expect(head.replace(/<2026-[^@]+/, '<id')).toBe(
      [
        'From: Sanne de Wit',
        ' <info@helderdak.example>',
        'To: verkoop@helderdak.example',
        'Reply-To: sanne@example.com',
        'Subject: Nieuwe aanvraag van Sanne de Wit',
        'Date: Sat, 21 Nov 2026 09:30:00 +0000',
        'Message-ID: <id@www.helderdak.example>',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: base64',
      ].join('\r\n'),
    );
    expect(text).toBe(
      [
        'to_name: Helderdak',
        'to_email: verkoop@helderdak.example',
        'from_name: Sanne de Wit',
        'from_email: sanne@example.com',
        'message: Eerste regel',
        '  Tweede: regel',
        '  ',
        '  Laatste',
        'reply_to: sanne@example.com',
        '',
      ].join('\r\n'),
    );
  });

  test('a mail without names and addresses goes from the company to its sales inbox', async () => {
    const { head } = await fileFor({});
    expect(head.split('\r\n').slice(0, 4)).toEqual([
      'From: Helderdak',
      ' <info@helderdak.example>',
      'To: verkoop@helderdak.example',
      'Subject: Nieuwe aanvraag',
    ]);
  });

  test('the subject ends with the reference, by which sales tell a copy from another request', async () => {
    const { head } = await fileFor({ ...params, reference: 'HD-2026-7K3F9Q' });
    expect(head).toContain('Subject: =?UTF-8?B?');
    expect(await received((await fileFor({ ...params, reference: 'HD-2026-7K3F9Q' })).app)).toMatchObject([
      { subject: 'Nieuwe aanvraag van Sanne de Wit (HD-2026-7K3F9Q)' },
    ]);
  });

  test('a mail by the second template goes to the visitor, from the company', async () => {
    const { app } = freshServices();
    const template_id = localEnvironment.VITE_EMAILJS_CONFIRMATION_TEMPLATE_ID;
    const confirmation = {
      to_email: 'sanne@example.com',
      reply_to: 'verkoop@helderdak.example',
      reference: 'HD-2026-7K3F9Q',
    };
    expect((await send(app, confirmation, { ...account, template_id })).status).toBe(200);
    expect(await received(app)).toMatchObject([
      {
        to: 'sanne@example.com',
        replyTo: 'verkoop@helderdak.example',
        subject: 'Wij hebben uw bericht ontvangen (HD-2026-7K3F9Q)',
      },
    ]);
  });

  test('a mail goes to the sales inbox, whatever a request says', async () => {
    const { app } = await fileFor({ ...params, to_email: 'iedereen@example.com' });
    expect(await received(app)).toMatchObject([{ to: 'verkoop@helderdak.example' }]);
  });

  test('several addresses to answer stay several, what is no address is left out', async () => {
    const { app } = await fileFor({
      ...params,
      reply_to: `a@example.com, geen adres,b+c@example.com,<d@example.com>,${'e'.repeat(300)}@example.com`,
    });
    expect(await received(app)).toMatchObject([{ replyTo: 'a@example.com, b+c@example.com' }]);
  });

  const hostile = {
    'a line break with a header': 'Jan\r\nBcc: iedereen@example.com\r\n\r\n<script>alert(1)</script>',
    'a bare newline': 'Jan\nBcc: iedereen@example.com',
    'an encoded word': '=?UTF-8?B?QmNj?= jan@example.com',
    'emoji and accents': 'Zoë 💥👩‍👩‍👧 Şahin',
    'ten thousand characters': 'é💥'.repeat(3333),
    'spaces at both ends': '  Jan  ',
    'a line of spaces': 'een\n  twee\n\n   \ndrie\n',
    'control characters': 'a\u0000b\u0007\u001b\u2028\u0085c',
    'address punctuation': '"Jan" <jan@example.com>, Piet',
  };

  test.each(Object.entries(hostile))('%s comes through whole and adds no header', async (_, value) => {
    const { app, source, head } = await fileFor({ ...params, from_name: value, reply_to: value, [value]: value });
    const lines = head.split('\r\n');
    expect(lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(':')[0])).toEqual(
      [
        'From',
        'To',
        'Subject',
        'Date',
        'Message-ID',
        'MIME-Version',
        'Content-Type',
        'Content-Transfer-Encoding',
      ].filter((name) => lines.some((line) => line.startsWith(`${name}:`))),
    );
    expect(source).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    const kept = value.replace(/\r\n|\r/g, '\n');
    expect(await received(app)).toEqual([
      {
        ...mailOf({ ...params, from_name: kept, reply_to: kept, [value]: kept }),
        replyTo: '',
        subject: `Nieuwe aanvraag van ${value.replace(/[\s\p{Cc}]+/gu, ' ').trim()}`,
      },
    ]);
  });

  test('keys with punctuation or of the language itself are kept', async () => {
    const keys = { 'a: b': '1', '100%': '2', '': '3', constructor: '4' };
    const { app } = await fileFor(keys);
    expect(await received(app)).toMatchObject([{ params: keys }]);
  });

  test('parallel mails each get a file, in the order in which they came', async () => {
    const { app, mailFolder } = freshServices({ rateLimit: false });
    const names = Array.from({ length: 50 }, (_, index) => `Klant ${index}`);
    await Promise.all(names.map((from_name) => send(app, { from_name })));
    expect(readdirSync(mailFolder)).toHaveLength(50);
    expect(await received(app)).toMatchObject(names.toReversed().map((from_name) => ({ params: { from_name } })));
  });

  test('two servers on one folder overwrite nothing', async () => {
    const { app, mailFolder } = freshServices();
    await send(app, params);
    await send(freshServices({ mailFolder }).app, params);
    expect(await received(app)).toHaveLength(2);
  });
});
