import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../../content/company';

export type Params = Record<string, string>;

export interface Mail {
  id: string;
  headers: Record<string, string>;
  params: Params;
}

export type Reader = 'sales' | 'visitor';

export interface MailStore {
  /** `time` is in milliseconds since 1970. */
  add(params: Params, time: number, reader: Reader): void;
  /** Newest first. */
  all(): Mail[];
  find(id: string): Mail | undefined;
  /** The RFC 5322 text. */
  source(id: string): string | undefined;
  empty(): void;
}

/** Keeps every mail as an `.eml` file, named after its id. Ids sort by time. */
export function mailStore(folder: string): MailStore {
  let count = 0;

  const ids = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.eml'))
      .map((file) => file.slice(0, -'.eml'.length))
      .filter((id) => idPattern.test(id))
      .sort()
      .reverse();
  const fileOf = (id: string) => join(folder, `${id}.eml`);
  const source = (id: string) =>
    idPattern.test(id) && existsSync(fileOf(id)) ? readFileSync(fileOf(id), 'utf8') : undefined;
  const find = (id: string) => {
    const text = source(id);
    return text === undefined ? undefined : parse(id, text);
  };

  return {
    add(params, time, reader) {
      count += 1;
      const moment = new Date(time).toISOString().replace(/[:.]/g, '-');
      const id = `${moment}-${String(count).padStart(6, '0')}-${randomUUID().slice(0, 8)}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(id), compose(id, params, time, reader));
    },
    all: () => ids().flatMap((id) => find(id) ?? []),
    find,
    source,
    empty: () => ids().forEach((id) => rmSync(fileOf(id), { force: true })),
  };
}

const idPattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-\d{6,}-[0-9a-f]{8}$/;

const LINE_BREAK = '\r\n';
/** A line that starts with two spaces continues the one above. */
const CONTINUATION = `${LINE_BREAK}  `;

function compose(id: string, params: Params, time: number, reader: Reader): string {
  const { reply_to: replyTo = '', reference = '' } = params;
  const replyAddresses = addresses(replyTo);
  const { from, to, subject } = heads[reader](params);
  const body = Object.entries(params)
    .map(([key, value]) => `${escapedKey(key)}: ${value.split(/\r\n|\r|\n/).join(CONTINUATION)}${LINE_BREAK}`)
    .join('');
  return [
    `From: ${encodedWords(from) || company.name}${LINE_BREAK} <${company.email.general}>`,
    `To: ${to}`,
    ...(replyAddresses ? [`Reply-To: ${replyAddresses}`] : []),
    `Subject: ${encodedWords(reference ? `${subject} (${reference})` : subject)}`,
    `Date: ${new Date(time).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${new URL(company.origin).hostname}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(body).toString('base64').replace(/.{76}/g, `$&${LINE_BREAK}`),
    '',
  ].join(LINE_BREAK);
}

/** Returns sender, recipient and subject of each template. */
const heads: Record<Reader, (params: Params) => { from: string; to: string; subject: string }> = {
  sales: ({ from_name: name = '' }) => ({
    from: name,
    // From the template: a recipient in the request could send anything to anybody.
    to: company.email.sales,
    subject: name.trim() ? `Nieuwe aanvraag van ${name}` : 'Nieuwe aanvraag',
  }),
  visitor: ({ to_email: email = '' }) => ({
    from: company.name,
    to: addresses(email),
    subject: 'Wij hebben uw bericht ontvangen',
  }),
};

function parse(id: string, text: string): Mail {
  const [head = '', body = ''] = text.split(`${LINE_BREAK}${LINE_BREAK}`);
  const headers = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split(LINE_BREAK)
    .map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      decodedWords(line.slice(line.indexOf(':') + 2)),
    ]);
  const params = Buffer.from(body, 'base64')
    .toString()
    .split(/\r\n(?! {2})/)
    .filter((entry) => entry !== '')
    .map((entry): [string, string] => [
      decodeURIComponent(entry.slice(0, entry.indexOf(':'))),
      entry.slice(entry.indexOf(':') + 2).replaceAll(CONTINUATION, '\n'),
    ]);
  return { id, headers: Object.fromEntries(headers), params: Object.fromEntries(params) };
}

/** Escapes what could end a key or start another line. */
const escapedKey = (key: string) => key.replace(/[:%\s\p{Cc}]/gu, (character) => encodeURIComponent(character));

function addresses(list: string): string {
  return list
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(address))
    .join(`,${LINE_BREAK} `);
}

/** RFC 2047. Nine characters stay below 76 columns, whatever their bytes. */
function encodedWords(value: string): string {
  const text = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (/^[\w '-]{0,60}$/.test(text)) return text;
  return (text.match(/.{1,9}/gsu) ?? [])
    .map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`)
    .join(`${LINE_BREAK} `);
}

function decodedWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([\w+/=]*)\?=/g, (_, encoded: string) => Buffer.from(encoded, 'base64').toString());
}
