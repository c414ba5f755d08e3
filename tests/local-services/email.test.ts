import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { account, answerOf, freshServices, received, send, sendForm } from './support';

const params = {
  to_name: 'Helderdak',
  to_email: 'verkoop@helderdak.example',
  from_name: 'Sanne de Wit',
  from_email: 'sanne@example.com',
  message: 'Graag een offerte.',
  reply_to: 'sanne@example.com',
};

const mailOf = (sent: Record<string, string>) => ({
  id: expect.stringMatching(/^2026-11-21T09-30-00-000Z-\d{6}-[0-9a-f]{8}$/),
  date: '2026-11-21T09:30:00.000Z',
  to: 'verkoop@helderdak.example',
  replyTo: 'sanne@example.com',
  subject: 'Nieuwe aanvraag van Sanne de Wit',
  params: sent,
});

describe('EmailJS send', () => {
  test('a mail is answered with OK and lands in the mailbox', async () => {
    const { app } = freshServices();
    expect(await answerOf(await send(app, params))).toEqual({ status: 200, text: 'OK' });
    expect(await received(app)).toEqual([mailOf(params)]);
  });

  test.each([
    ['user_id', { ...account, user_id: undefined }],
    ['user_id', {}],
    ['service_id', { ...account, service_id: '' }],
    ['template_id', { ...account, template_id: 5 }],
  ])('a request without %s is refused', async (missing, request) => {
    const { app } = freshServices();
    expect(await answerOf(await send(app, params, request))).toEqual({
      status: 400,
      text: `The ${missing} parameter is required`,
    });
    expect(await received(app)).toEqual([]);
  });

  test.each([undefined, null, 'tekst', 5, [params]])('template_params %j is refused', async (notAnObject) => {
    const { app } = freshServices();
    expect(await answerOf(await send(app, notAnObject))).toEqual({
      status: 400,
      text: 'The template_params parameter must be an object',
    });
  });

  test.each(['{', '', 'null', '[]', '"tekst"'])('the body %j is refused', async (body) => {
    const { app } = freshServices();
    expect(await answerOf(await send(app, params, account, { body }))).toEqual({
      status: 400,
      text: 'The request body must be a JSON object',
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'the content type %s is refused',
    async (type) => {
      const { app } = freshServices();
      expect(await answerOf(await send(app, params, account, { headers: { 'Content-type': type } }))).toEqual({
        status: 415,
        text: 'The Content-Type must be application/json',
      });
    },
  );

  test('a content type may name its charset', async () => {
    const { app } = freshServices();
    const headers = { 'Content-type': 'Application/JSON; charset=utf-8' };
    expect((await send(app, params, account, { headers })).status).toBe(200);
  });

  test('values that are not text are written as text', async () => {
    const { app } = freshServices();
    await send(app, { number: 4, yes: true, nothing: null, list: ['a', 1] });
    expect(await received(app)).toMatchObject([{ params: { number: '4', yes: 'true', nothing: '', list: '["a",1]' } }]);
  });
});

describe('EmailJS rate limit', () => {
  test('a second accepted mail of a user within a second is one too many', async () => {
    const { app, clock } = freshServices();
    const statuses = [];
    for (const step of [0, 999, 1]) {
      clock.time += step;
      statuses.push(await answerOf(await send(app, params)));
    }
    expect(statuses).toEqual([
      { status: 200, text: 'OK' },
      { status: 429, text: 'Too Many Requests' },
      { status: 200, text: 'OK' },
    ]);
    expect(await received(app)).toHaveLength(2);
  });

  test('both endpoints count together, each user alone', async () => {
    const { app } = freshServices();
    expect((await send(app, params)).status).toBe(200);
    expect((await sendForm(app, account)).status).toBe(429);
    expect((await send(app, params, { ...account, user_id: 'ander' })).status).toBe(200);
  });

  test('a refused mail does not count', async () => {
    const { app } = freshServices();
    expect((await send(app, 'geen object')).status).toBe(400);
    expect((await send(app, params)).status).toBe(200);
  });

  test('of parallel mails one is accepted', async () => {
    const { app } = freshServices();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(app, params)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await received(app)).toHaveLength(1);
  });
});

describe('EmailJS send-form', () => {
  test('every field but those of the service is a parameter', async () => {
    const { app } = freshServices();
    const response = await sendForm(app, { ...account, lib_version: '4.4.1', ...params });
    expect(await answerOf(response)).toEqual({ status: 200, text: 'OK' });
    expect(await received(app)).toEqual([mailOf(params)]);
  });

  test('fields of one name become one parameter, files none', async () => {
    const { app } = freshServices();
    const form = new FormData();
    for (const [name, value] of Object.entries(account)) form.append(name, value);
    form.append('services', 'Zonnepanelen');
    form.append('services', 'Laadpaal');
    form.append('photo', new Blob(['...'], { type: 'image/png' }), '../../dak.png');
    await app.request('/_lokaal/emailjs/api/v1.0/email/send-form', { method: 'POST', body: form });
    expect(await received(app)).toMatchObject([{ params: { services: 'Zonnepanelen, Laadpaal' } }]);
    expect(await received(app)).not.toMatchObject([{ params: { photo: expect.anything() } }]);
  });

  test.each(['user_id', 'service_id', 'template_id'])('a form without %s is refused', async (missing) => {
    const { app } = freshServices();
    const { [missing]: _, ...fields }: Record<string, string> = { ...account, ...params };
    expect(await answerOf(await sendForm(app, fields))).toEqual({
      status: 400,
      text: `The ${missing} parameter is required`,
    });
  });

  test.each([
    ['application/json', 415, 'The Content-Type must be multipart/form-data'],
    ['multipart/form-data', 400, 'The request body must be a form'],
    ['multipart/form-data; boundary=x', 400, 'The request body must be a form'],
  ])('a body that is no form is refused as %s', async (type, status, text) => {
    const { app } = freshServices();
    const response = await app.request('/_lokaal/emailjs/api/v1.0/email/send-form', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: '{}',
    });
    expect(await answerOf(response)).toEqual({ status, text });
  });
});

describe('EmailJS across origins', () => {
  test('a preflight allows the JSON request and the fault header', async () => {
    const { app } = freshServices();
    const { status, headers } = await app.request('/_lokaal/emailjs/api/v1.0/email/send', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://www.helderdak.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-fault',
        'x-fault': 'status=503',
      },
    });
    expect([status, headers.get('Access-Control-Allow-Origin'), headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      '*',
      'content-type,x-fault',
    ]);
  });

  test.each([account, {}])('an answer to %j may be read', async (request) => {
    const response = await send(freshServices().app, params, request);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

describe('RFC 5322 files', () => {
  /** The only mail of a fresh service that was sent these parameters. */
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
