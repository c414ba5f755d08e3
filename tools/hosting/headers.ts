import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { publicServices } from '../../src/services/endpoints';

/** What every answer of a built site says besides its content. Each host is told in its own words (`configurations.ts`). */
export interface SiteHeaders {
  /** Of every answer, also of one that a page is missing. */
  always: Record<string, string>;
  caching: {
    /** Below `/assets/`, where the name of a file changes with its content. */
    assets: string;
    /** A new version of the site is seen at once; what has not changed is not sent again. */
    rest: string;
  };
}

export const ASSETS = '/assets/';

const SOURCES = ['script', 'style'] as const;

/** The hashes of what stands in the pages themselves, as a policy names them. */
export type InlineHashes = Record<(typeof SOURCES)[number], readonly string[]>;

/** @param services Origins that the pages call, and that their forms post to. */
export function siteHeaders(inline: InlineHashes, services: readonly string[]): SiteHeaders {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.script],
    'style-src': ["'self'", ...inline.style],
    'img-src': ["'self'"],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'form-action': ["'self'", ...services],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return {
    always: {
      'Content-Security-Policy': Object.entries(policy)
        .map(([directive, sources]) => [directive, ...sources].join(' '))
        .join('; '),
      // Browsers heed it over https alone.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    caching: { assets: 'public, max-age=31536000, immutable', rest: 'no-cache' },
  };
}

/** The origins behind the settings of a build: whichever of them is an address is one that the pages call. */
export function serviceOrigins(settings: Record<string, string | undefined>): string[] {
  const set = Object.fromEntries(Object.entries(settings).filter(([name, value]) => name.startsWith('VITE_') && value));
  const addresses = Object.values({ ...publicServices, ...set }).filter((value) => /^https?:\/\//.test(value ?? ''));
  return [...new Set(addresses.map((address) => new URL(address ?? '').origin))].sort();
}

/** Cloudflare takes no longer line; more than a few also means that a page has a script of its own. */
const MOST_INLINE = 20;

/** Of every page of a built site: one policy holds for all of them. */
export async function inlineHashes(folder: string): Promise<InlineHashes> {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const page = parse(await readFile(join(folder, name), 'utf8'), { comment: true });
    for (const source of SOURCES) {
      for (const element of page.querySelectorAll(source)) {
        if (isExecuted(element.attributes)) found[source].add(hashOf(element.rawText));
      }
    }
    if (found.script.size + found.style.size > MOST_INLINE) {
      throw new Error(`${name}: what stands in a script or style element must be the same on all pages, or be data.`);
    }
    const styled = page.querySelector('[style]');
    if (styled) throw new Error(`${name}: the policy refuses the style attribute of ${styled.toString().slice(0, 80)}`);
  }
  return { script: [...found.script].sort(), style: [...found.style].sort() };
}

const isExecuted = ({ src, type = '' }: Record<string, string>) => src === undefined && !/json/.test(type);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
