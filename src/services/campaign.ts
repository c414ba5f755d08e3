import type { TemplateParams } from './template-params';

const KEY = 'campagne';
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Keeps, for this visit, the campaign of the landing URL. The previous page may have been left before it stored it. */
export function keepCampaign({ href, origin }: Location, referrer: string): void {
  const came = [href, referrer].find((address) => address.startsWith(`${origin}/`) && address.includes('utm_'));
  if (!came) return;
  try {
    sessionStorage.setItem(KEY, new URL(came).search);
  } catch {}
}

export function campaignParams(): TemplateParams {
  const kept = new URLSearchParams(search());
  // One line each: a parameter must not add a line to the e-mail.
  return Object.fromEntries(
    names.map((name) => [name, (kept.get(name) ?? '').replaceAll(/[\s\p{C}]+/gu, ' ').slice(0, 200)]),
  );
}

function search(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
