import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { publicServices } from '../../../src/services/endpoints';

export interface SiteHeaders {
  always: Record<string, string>;
  caching: {
    /** Below `/assets/`, where the name of a file changes with its content. */
    assets: string;
    /** A new version is visible at once; an unchanged file is not sent again. */
    rest: string;
  };
}

export const ASSETS = '/assets/';
/** Read by hosts, not served. */
export const FOR_HOSTS = ['/_headers', '/vercel.json'];
export const POLICY = 'Content-Security-Policy';
export const OPENER_POLICY = 'Cross-Origin-Opener-Policy';

/**
 * @param scripts The hashes of the scripts that stand in the pages.
 * @param services Origins that the pages call, and that their forms post to.
 */
export function siteHeaders(scripts: readonly string[], services: readonly string[]): SiteHeaders {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    // The inline styles differ by page, and the styles of the toasts and of the scroll lock have no fixed hash.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The icon of a tab stands in the page.
    'img-src': ["'self'", 'data:'],
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
      [POLICY]: Object.entries(policy)
        .map(([directive, sources]) => [directive, ...sources].join(' '))
        .join('; '),
      // Browsers heed it over https alone.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      [OPENER_POLICY]: 'same-origin',
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

/** Longest policy that Cloudflare accepts; more also means that a page has a script of its own. */
const MOST_SCRIPTS = 20;

export async function scriptHashes(folder: string): Promise<string[]> {
  const found = new Set<string>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const page = parse(await readFile(join(folder, name), 'utf8'), { comment: true });
    for (const { attributes, rawText } of page.querySelectorAll('script')) {
      if (isExecuted(attributes)) found.add(hashOf(rawText));
    }
    if (found.size > MOST_SCRIPTS) {
      throw new Error(`${name}: what stands in a script element must be the same on all pages, or be data.`);
    }
  }
  return [...found].sort();
}

const isExecuted = ({ src, type = '' }: Record<string, string>) => src === undefined && !/json/.test(type);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
