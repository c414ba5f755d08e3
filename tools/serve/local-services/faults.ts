import { STATUS_CODES } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';

/** `incoming` and `context.env` are absent without a server. */
export interface ServedEnvironment {
  Bindings: Partial<HttpBindings>;
}

export const faultParameter = 'fault';

const knownFault = /^(?:status=[45]\d\d|delay=\d{1,5}|drop|malformed|html|empty)$/;

const bodies: Record<string, { type: string; text: string }> = {
  malformed: { type: 'application/json', text: '{"response":{"docs":[' },
  html: { type: 'text/html; charset=utf-8', text: '<!doctype html><title>Storing</title><h1>Storing</h1>' },
  empty: { type: 'application/json', text: '{}' },
};

/** Simulates failures, by the header `x-fault` or the parameter `fault`: `delay=500,status=429`. All but a delay replace the answer of the service. */
export const faults: MiddlewareHandler<ServedEnvironment> = async (context, next) => {
  const asked = [context.req.header('x-fault'), ...(context.req.queries(faultParameter) ?? [])]
    .join(',')
    .split(',')
    .map((fault) => fault.trim())
    .filter((fault) => fault !== '');
  const unknown = asked.find((fault) => !knownFault.test(fault));
  if (unknown !== undefined) return context.text(`Unknown fault '${unknown}'`, 400);

  const valueOf = (name: string) => asked.find((fault) => fault.startsWith(`${name}=`))?.slice(name.length + 1);
  const delay = Number(valueOf('delay') ?? 0);
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));

  if (asked.includes('drop')) {
    context.env?.incoming?.destroy();
    return RESPONSE_ALREADY_SENT;
  }

  const status = valueOf('status');
  const body = asked.map((fault) => bodies[fault]).find((known) => known !== undefined);
  if (status === undefined && body === undefined) return next();
  return new Response(body?.text ?? STATUS_CODES[Number(status)], {
    status: Number(status ?? 200),
    headers: { 'Content-Type': body?.type ?? 'text/plain; charset=utf-8' },
  });
};
