import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headersFile, nginx, vercel } from '../../tools/build/hosting/configurations';
import { scriptHashes, serviceOrigins, siteHeaders } from '../../tools/build/hosting/headers';
import { writeHosting } from '../../tools/build/hosting/write';

function built(...pages: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'helderdak-'));
  pages.forEach((page, index) => writeFileSync(join(folder, `${index}.html`), page));
  return folder;
}

describe('the policy', () => {
  const { always } = siteHeaders(["'sha256-a'"], ['https://api.pdok.nl']);
  const policy = always['Content-Security-Policy'] ?? '';

  test('lets nothing run but files of the site and what the pages are known to hold', () => {
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).not.toMatch(/\*|blob:|http:/);
    expect(policy.split('; ').filter((directive) => directive.includes('data:'))).toEqual(["img-src 'self' data:"]);
    expect(policy.split('; ').filter((directive) => directive.includes('unsafe'))).toEqual([
      "style-src 'self' 'unsafe-inline'",
    ]);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test('lets pages call, and forms post to, the services alone', () => {
    expect(policy).toContain("connect-src 'self' https://api.pdok.nl;");
    expect(policy).toContain("form-action 'self' https://api.pdok.nl;");
  });

  test('is told to every host in its own words, as is what may be cached for ever', () => {
    const headers = siteHeaders([], []);
    const { assets } = headers.caching;
    expect(nginx(headers)).toContain(`location /assets/ {\n    set $caching "${assets}";`);
    expect(headersFile(headers)).toMatch(`\n/assets/*\n  Cache-Control: ${assets}\n`);
    expect(JSON.parse(vercel(headers))).toMatchObject({
      trailingSlash: false,
      headers: [{ source: '/(.*)' }, { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: assets }] }],
    });
    for (const [name, value] of Object.entries(headers.always)) {
      expect(nginx(headers)).toContain(`add_header ${name} "${value}" always;`);
      expect(headersFile(headers)).toContain(`  ${name}: ${value}\n`);
      expect(JSON.parse(vercel(headers)).headers[0].headers).toContainEqual({ key: name, value });
    }
  });
});

describe('the services', () => {
  test('are the public ones unless a build is set to others', () => {
    expect(serviceOrigins({})).toEqual(['https://api.emailjs.com', 'https://api.pdok.nl']);
  });

  test('are whatever address a build is set to, and none on the same origin', () => {
    expect(
      serviceOrigins({
        VITE_ADDRESS_SERVICE: '/_lokaal/adres',
        VITE_EMAILJS_ORIGIN: 'https://mail.example',
        VITE_EMAILJS_PUBLIC_KEY: 'sleutel',
        VITE_VITALS_ENDPOINT: 'https://meten.example/v1?site=1',
        OTHER: 'https://elders.example',
      }),
    ).toEqual(['https://mail.example', 'https://meten.example']);
  });
});

describe('what stands in the pages', () => {
  test('is named once, data and files left out', async () => {
    const page = '<script>a()</script><script type="application/json">{}</script><script src="/a.js"></script>';
    expect(await scriptHashes(built(page, page))).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]);
  });

  test('stops the build where every page has a script of its own', async () => {
    const pages = Array.from({ length: 30 }, (_, index) => `<script>a(${index})</script>`);
    await expect(scriptHashes(built(...pages))).rejects.toThrow('must be the same on all pages');
  });
});

describe('Cloudflare Workers', () => {
  test('find the site from where their configuration stands, with its addresses and its page for unknown ones', async () => {
    const folder = built('<p>a</p>');
    await writeHosting('preview', folder);
    const { assets } = JSON.parse(readFileSync(`${folder}-hosting/wrangler.json`, 'utf8'));

    expect(resolve(`${folder}-hosting`, assets.directory)).toBe(folder);
    expect(assets).toMatchObject({ html_handling: 'drop-trailing-slash', not_found_handling: '404-page' });
  });
});
