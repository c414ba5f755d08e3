import { describe, expect, test } from 'vitest';
import { account, answerOf, freshServices, received, send, sendForm } from './support';
import { params, mailOf } from './mail';

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
