import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export type Vitals = {
  /** Largest Contentful Paint */
  lcpMs: number;
  /** Cumulative Layout Shift */
  shift: number;
  /** Total Blocking Time */
  blockingMs: number;
  /** the slowest answer to a click or a key: Interaction to Next Paint of a short visit */
  inputMs: number;
};

/** Bytes over the line: bodies by kind, compressed, and the headers of all answers. */
export type Weight = {
  htmlBytes: number;
  scriptBytes: number;
  styleBytes: number;
  fontBytes: number;
  headerBytes: number;
  fonts: number;
  requests: number;
};

export type Visit = { address: string; path: string; cookie?: string };

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** The "slow 4G" of Lighthouse's mobile preset. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PROCESSOR_SLOWDOWN = 4;
const QUIET_MS = 1_000;

/** What comes over the line until the network is idle, on a first visit. */
export async function weigh(browser: Browser, visit: Visit): Promise<Weight> {
  return withPage(browser, visit, async (page, devtools) => {
    const answers = new Map<string, { kind: string; headerBytes: number }>();
    const weight: Weight = {
      htmlBytes: 0,
      scriptBytes: 0,
      styleBytes: 0,
      fontBytes: 0,
      headerBytes: 0,
      fonts: 0,
      requests: 0,
    };
    devtools.on('Network.responseReceived', ({ requestId, response }) =>
      answers.set(requestId, { kind: response.mimeType, headerBytes: response.encodedDataLength }),
    );
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { kind, headerBytes } = answers.get(requestId) ?? { kind: '', headerBytes: 0 };
      const bodyBytes = encodedDataLength - headerBytes;
      weight.requests += 1;
      weight.headerBytes += headerBytes;
      if (kind.includes('html')) weight.htmlBytes += bodyBytes;
      if (kind.includes('javascript')) weight.scriptBytes += bodyBytes;
      if (kind.includes('css')) weight.styleBytes += bodyBytes;
      if (kind.includes('font')) {
        weight.fontBytes += bodyBytes;
        weight.fonts += 1;
      }
    });
    const html = await open(page, visit);
    weight.styleBytes += styleInside(html);
    return weight;
  });
}

/** As if it came by itself; it is a part of the HTML. */
function styleInside(html: string): number {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, rules = '']) => rules);
  return styles.length > 0 ? brotliCompressSync(styles.join('')).length : 0;
}

/** How a first visit feels on a phone of the middle class: slow network, slow processor, one press of a button. */
export async function feel(browser: Browser, visit: Visit): Promise<Vitals> {
  return withPage(browser, visit, async (page, devtools) => {
    await page.addInitScript({ path: path.join(__dirname, 'browser', 'vitals.js') });
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
    await open(page, visit);
    // Only now: a press ends the count of the largest paint.
    const { lcpMs, shift, blockingMs } = await readVitals(page);
    await press(page);
    return { lcpMs, shift, blockingMs, inputMs: (await readVitals(page)).inputMs };
  });
}

async function withPage<T>(
  browser: Browser,
  visit: Visit,
  work: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    await signIn(context, visit);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    return await work(page, devtools);
  } finally {
    await context.close();
  }
}

async function signIn(context: BrowserContext, { address, cookie }: Visit): Promise<void> {
  const [name, value] = cookie?.split('=') ?? [];
  if (name && value) await context.addCookies([{ name, value, url: address }]);
}

/** Returns the HTML as it came. */
async function open(page: Page, { address, path: at }: Visit): Promise<string> {
  const answer = await page.goto(`${address}${at}`, { waitUntil: 'networkidle' });
  const arrived = new URL(page.url()).pathname;
  if (answer?.status() !== 200 || arrived !== at)
    throw new Error(`${at} answered ${answer?.status()} at ${arrived}`);
  await page.waitForTimeout(QUIET_MS);
  return answer.text();
}

/** The first thing that can be pressed, twice: open and shut. A page without one costs nothing. */
async function press(page: Page): Promise<void> {
  const button = page.locator('button:visible, summary:visible').first();
  if ((await button.count()) === 0) return;
  await button.tap();
  await page.waitForTimeout(QUIET_MS);
}

function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate('window.vitals');
}
