import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { loadEnv } from 'vite';
import { company } from '../../../content/company';
import { cloudflare, headersFile, nginx, vercel } from './configurations';
import { OPENER_POLICY, POLICY, type SiteHeaders, scriptHashes, serviceOrigins, siteHeaders } from './headers';

/** Beside the site, so that no host serves it. */
const besides = (folder: string) => `${folder}-hosting`;

/** The folder beside the site. */
export async function writeHosting(mode: string, folder: string): Promise<string> {
  const services = serviceOrigins(loadEnv(mode, process.cwd(), 'VITE_'));
  const headers = siteHeaders(await scriptHashes(folder), services);
  if (mode === 'qa') {
    // The chart page frames the site, and the inspector talks to its opener.
    delete headers.always[POLICY];
    delete headers.always[OPENER_POLICY];
  }
  const beside = besides(folder);
  await mkdir(beside, { recursive: true });
  await writeFile(join(beside, 'nginx.conf'), nginx(headers));
  await writeFile(join(beside, 'headers.json'), JSON.stringify(headers, null, 2));
  await writeFile(join(beside, 'wrangler.json'), cloudflare(company.name.toLowerCase(), `../${basename(folder)}`));
  await writeFile(join(folder, '_headers'), headersFile(headers));
  await writeFile(join(folder, 'vercel.json'), vercel(headers));
  return beside;
}

export const readHeaders = async (folder: string): Promise<SiteHeaders> =>
  JSON.parse(await readFile(join(besides(folder), 'headers.json'), 'utf8'));
