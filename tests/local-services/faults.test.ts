import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { account, answerOf, freshServices, received, send } from './support';

const suggest = '/_lokaal/locatieserver/search/v3_1/suggest?q=3811LM+1';

afterEach(() => {
  vi.useRealTimers();
});

const withType = async (response: Response) => ({
  ...(await answerOf(response)),
  type: response.headers.get('Content-Type'),
});

const html = '<!doctype html><title>Storing</title><h1>Storing</h1>';

const faults: [string, { status: number; type: string; text: string }][] = [
  ['status=503', { status: 503, type: 'text/plain; charset=utf-8', text: 'Service Unavailable' }],
  ['status=429', { status: 429, type: 'text/plain; charset=utf-8', text: 'Too Many Requests' }],
  ['malformed', { status: 200, type: 'application/json', text: '{"response":{"docs":[' }],
  ['html', { status: 200, type: 'text/html; charset=utf-8', text: html }],
  ['empty', { status: 200, type: 'application/json', text: '{}' }],
  [' html , status=502 ', { status: 502, type: 'text/html; charset=utf-8', text: html }],
];

describe('faults on demand', () => {
  test.each(faults)('the address service answers %s from the header', async (fault, answer) => {
    const response = await freshServices().app.request(suggest, { headers: { 'x-fault': fault } });
    expect(await withType(response)).toEqual(answer);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test.each(faults)('the address service answers %s from the query', async (fault, answer) => {
    const response = await freshServices().app.request(`${suggest}&${new URLSearchParams({ fault })}`);
    expect(await withType(response)).toEqual(answer);
  });

  test.each(faults)('the e-mail service answers %s and stores nothing', async (fault, answer) => {
    const { app } = freshServices();
    const response = await send(app, {}, undefined, { headers: { 'x-fault': fault } });
    expect(await withType(response)).toEqual(answer);
    expect(await received(app)).toEqual([]);
    expect((await send(app, {})).status).toBe(200);
  });

  test.each([
    ['stuk', 'stuk'],
    ['status=200', 'status=200'],
    ['status=999', 'status=999'],
    ['status', 'status'],
    ['delay=-1', 'delay=-1'],
    ['delay=1000000', 'delay=1000000'],
    ['drop=1', 'drop=1'],
    ['html,traag,status=500', 'traag'],
    ['constructor', 'constructor'],
  ])('the fault %s is refused and named', async (fault, named) => {
    const { app } = freshServices();
    expect(await answerOf(await app.request(suggest, { headers: { 'x-fault': fault } }))).toEqual({
      status: 400,
      text: `Unknown fault '${named}'`,
    });
  });

  test.each(['', ' , '])('the empty fault %j is none', async (fault) => {
    const { app } = freshServices();
    expect((await app.request(`${suggest}&${new URLSearchParams({ fault })}`)).status).toBe(200);
  });

  test('header and query add up', async () => {
    const { app } = freshServices();
    const response = await app.request(`${suggest}&fault=html`, { headers: { 'x-fault': 'status=500' } });
    expect(await answerOf(response)).toEqual({ status: 500, text: html });
  });

  test('the mailbox has no faults', async () => {
    const { app } = freshServices();
    expect((await app.request('/_lokaal/postvak', { headers: { 'x-fault': 'status=503' } })).status).toBe(200);
  });

  test('a delay holds back the answer of the service', async () => {
    vi.useFakeTimers();
    const { app } = freshServices();
    const answered = vi.fn<(status: number) => void>();
    const request = Promise.resolve(send(app, {}, undefined, { headers: { 'x-fault': 'delay=2000' } })).then(
      ({ status }) => answered(status),
    );
    await vi.advanceTimersByTimeAsync(1999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await request;
    expect(answered).toHaveBeenCalledExactlyOnceWith(200);
    expect(await received(app)).toHaveLength(1);
  });

  test('a delay holds back another fault', async () => {
    vi.useFakeTimers();
    const answered = vi.fn<(status: number) => void>();
    const request = Promise.resolve(freshServices().app.request(`${suggest}&fault=delay=500,status=429`)).then(
      ({ status }) => answered(status),
    );
    await vi.advanceTimersByTimeAsync(499);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await request;
    expect(answered).toHaveBeenCalledExactlyOnceWith(429);
  });

  test('a drop keeps the service from its work', async () => {
    const { app } = freshServices();
    const response = await send(app, {}, account, { headers: { 'x-fault': 'drop' } });
    expect(response.headers.get('x-hono-already-sent')).toBe('true');
    expect(await received(app)).toEqual([]);
  });

  test('a drop ends the connection without an answer, the next request is served', async () => {
    const server = serve({ fetch: freshServices().app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const post = {
      method: 'POST',
      headers: { 'x-fault': 'drop', 'Content-type': 'application/json' },
      body: JSON.stringify({ ...account, template_params: {} }),
    };
    try {
      await expect(fetch(`${origin}${suggest}&fault=drop`)).rejects.toThrow('fetch failed');
      await expect(fetch(`${origin}/_lokaal/emailjs/api/v1.0/email/send`, post)).rejects.toThrow('fetch failed');
      expect((await fetch(`${origin}${suggest}`)).status).toBe(200);
    } finally {
      server.close();
    }
  });
});
