import type { Browser, Page } from '@playwright/test';
import { buildSite, inBrowser } from './built-site';

/** Measures presses and typing at fixed times after the first contentful paint (ms), on a slow phone and line. `!` marks lost input, or a time over its limit. Fails only where input is lost. */
const WAITS = [0, 200, 500, 1000, 3000];
const FROM = 1000;
const ANSWERED = 100;
const NORMALISED = 1000;
/** In ms; later counts as lost. */
const PATIENCE = 10_000;
const LOST = 'lost';
const KEY = 60;

const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

interface Control {
  name: string;
  path: string;
  /** An expression for the page: brings the target into view. */
  before?: string;
  /** CSS selector. */
  target: string;
  /** Pressed where there is nothing to type. */
  keys?: string;
  /** An expression for the page: the first sign of the result. */
  answered: string;
  /** An expression: the flow has the input; by default `answered` after hydration. */
  kept?: string;
}

const HYDRATED = `document.documentElement.dataset.script === 'running'`;
const chosen = (value: string) => `document.querySelector('input[value="${value}"]').checked`;

const controls: Control[] = [
  {
    name: 'menu',
    path: '/',
    target: '#mobiel-menu-knop',
    answered: `document.getElementById('mobiel-menu').open`,
  },
  {
    name: 'postcode 3811lm',
    path: '/',
    target: '#postcode',
    keys: '3811lm',
    answered: `document.getElementById('postcode').value === '3811 LM'`,
  },
  {
    name: 'huisnummer 1234567',
    path: '/',
    target: '#huisnummer',
    keys: '1234567',
    answered: `document.getElementById('huisnummer').value === '12345'`,
  },
  {
    name: 'first answer',
    path: '/laadpaal',
    target: '#vraag-1 > summary',
    answered: `!document.getElementById('vraag-1').open`,
  },
  {
    name: 'choice of the quote',
    path: '/offerte',
    before: `document.querySelector('details:has(input[value="Dakisolatie"])').open = true`,
    target: 'input[value="Dakisolatie"]',
    answered: chosen('Dakisolatie'),
    kept: `document.body.textContent.includes('1 dienst gekozen')`,
  },
  {
    name: 'customer type',
    path: '/',
    target: 'input[value="zakelijk"]',
    answered: chosen('zakelijk'),
    kept: `document.querySelector('h1').textContent.includes('bedrijfsdak')`,
  },
  {
    name: 'orange button',
    path: '/',
    target: '#calculator [type=submit]',
    answered: `document.querySelector('#postcode[aria-invalid=true]') !== null`,
  },
];

/** In ms from the last press or key; `undefined` is lost. */
interface Waited {
  answered?: number;
  kept?: number;
}

async function waitFor(page: Page, condition: string, since: number): Promise<number | undefined> {
  try {
    const at = await page.waitForFunction(`(${condition}) && performance.timeOrigin + performance.now()`, undefined, {
      timeout: PATIENCE,
      polling: 'raf',
    });
    return Math.max(0, Number(await at.jsonValue()) - since);
  } catch {
    return undefined;
  }
}

async function use(browser: Browser, origin: string, control: Control, wait: number): Promise<Waited> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    bypassCSP: true,
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    for (const type of ['pointerup', 'keyup'])
      addEventListener(
        type,
        ({ timeStamp }) => Object.assign(window, { lastInput: performance.timeOrigin + timeStamp }),
        true,
      );
  });
  await page.goto(origin + control.path, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const since = (await painted.jsonValue()) as number;
  if (control.before) await page.evaluate(control.before);
  await page.waitForFunction((until) => performance.now() >= until, since + wait, { polling: 'raf' });
  const target = page.locator(control.target);
  if (control.keys) {
    await target.focus();
    await page.keyboard.type(control.keys, { delay: KEY });
  } else await target.tap({ noWaitAfter: true });
  const input = await page.evaluate(() => (window as { lastInput?: number }).lastInput ?? 0);
  const answered = await waitFor(page, control.answered, input);
  const kept = await waitFor(page, `${HYDRATED} && ${control.kept ?? control.answered}`, input);
  await page.context().close();
  return { answered, kept };
}

function problem({ keys }: Control, wait: number, { answered, kept }: Waited): string | undefined {
  if (answered === undefined || kept === undefined) return LOST;
  if (keys) return kept > NORMALISED ? 'not normalised in time' : undefined;
  return wait >= FROM && answered > ANSWERED ? 'answered too late' : undefined;
}

const shown = (ms: number | undefined) => (ms === undefined ? LOST : ms.toFixed(0));

buildSite();
let lost = 0;
const problems = await inBrowser(async (browser, origin) => {
  const found: string[] = [];
  console.log('shown / kept by its flow, ms'.padEnd(28), ...WAITS.map((wait) => `+${wait}`.padStart(12)));
  for (const control of controls) {
    const cells: string[] = [];
    for (const wait of WAITS) {
      const waited = await use(browser, origin, control, wait);
      const wrong = problem(control, wait, waited);
      if (wrong === LOST) lost += 1;
      if (wrong) found.push(`${control.name}, +${wait} ms: ${wrong}`);
      cells.push(`${shown(waited.answered)} / ${shown(waited.kept)}${wrong ? '!' : ' '}`.padStart(12));
    }
    console.log(control.name.padEnd(28), ...cells);
  }
  return found;
});
console.log(['', ...problems, `${lost} lost`].join('\n'));
process.exitCode = lost ? 1 : 0;
