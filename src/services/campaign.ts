import type { TemplateParams } from './template-params';

const KEY = 'campagne';
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Keeps, for this visit, which advertisement or letter the visitor came by. */
export function keepCampaign(search: string): void {
  if (!search.includes('utm_')) return;
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // Where storage is blocked or full, sales does without.
  }
}

export function campaignParams(): TemplateParams {
  const kept = new URLSearchParams(search());
  // One line each: nothing in an address adds a line to the e-mail.
  return Object.fromEntries(names.map((name) => [name, (kept.get(name) ?? '').replaceAll(/\s+/g, ' ')]));
}

function search(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
