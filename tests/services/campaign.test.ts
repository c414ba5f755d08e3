import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { campaignParams, keepCampaign } from '../../src/services/campaign';

const origin = 'https://www.helderdak.example';
const at = (path: string) => new URL(path, origin) as unknown as Location;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('extension: sales knows where a request comes from', () => {
  test('of what the visitor came by, five names are kept for the visit', () => {
    keepCampaign(at('/?utm_source=flyer&utm_medium=print&klant=zakelijk'), '');
    keepCampaign(at('/contact'), `${origin}/`);

    expect(campaignParams()).toEqual({
      utm_source: 'flyer',
      utm_medium: 'print',
      utm_campaign: '',
      utm_term: '',
      utm_content: '',
    });
  });

  test('also where the first page was left before it came to life', () => {
    keepCampaign(at('/contact'), `${origin}/?utm_source=flyer`);

    expect(campaignParams()).toMatchObject({ utm_source: 'flyer' });
  });

  test('what another site was found by is none of ours', () => {
    keepCampaign(at('/contact'), 'https://zoek.example/?utm_source=elders');

    expect(campaignParams()).toMatchObject({ utm_source: '' });
  });

  test('each stays on one line of the e-mail', () => {
    keepCampaign(at('/?utm_source=a%0d%0aBcc:b'), '');

    expect(campaignParams()).toMatchObject({ utm_source: 'a Bcc:b' });
  });

  test('without storage sales does without', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepCampaign(at('/?utm_source=flyer'), '');

    expect(campaignParams()).toMatchObject({ utm_source: '' });
  });
});
