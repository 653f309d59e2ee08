import type { Browser } from '@playwright/test';
import type { Options } from './options';
import type { serverKinds } from './servers';
import { spread } from './statistics';
import { budgetText, note, printTable, ratio, ratios, say, verdict, type Budget } from './table';
import type { TestData } from './test-data';
import { feel, weigh, type Visit, type Vitals, type Weight } from './visit';

type PageRow = { path: string; script: Budget; isSignedIn?: boolean };

const pages: PageRow[] = [
  { path: '/', script: { atMost: 1.15 } },
  { path: '/deedguard-protection', script: { atMost: 1.15 } },
  { path: '/login', script: { atMost: 1.1 } },
  { path: '/signup', script: { atMost: 1.1 } },
  { path: '/verify', script: { atMost: 1.15 } },
  { path: '/payment/deedguard', script: { atMost: 1.3 }, isSignedIn: true },
];

const styleBudget: Budget = { atMost: 12 };
const fontsBudget: Budget = { atMost: 2 };
const timeBudget: Budget = { atMost: 1.2 };
const shiftBudget: Budget = { atMost: 0 };
const inputBudget: Budget = { atMost: 100 };
/** A bare page blocks for a few milliseconds or none; a share of nothing says nothing. */
const LEAST_BLOCKING_MS = 50;

type Setting = { browser: Browser; kinds: ReturnType<typeof serverKinds>; data: TestData; options: Options };

/** Two tables: kilobytes until the network is idle, and times as on a phone, both beside the page of the bare app. */
export async function measurePages({ browser, kinds, data, options }: Setting): Promise<void> {
  const app = await kinds.app(await data.databaseFor({ data: { deeds: options.tableRows[0] ?? 0 } }));
  const bareApp = await kinds.bareApp();
  const bare: Visit = { address: bareApp.address, path: '/' };
  const visitOf = ({ path, isSignedIn }: PageRow): Visit => ({
    address: app.address,
    path,
    ...(isSignedIn ? { cookie: data.people[0]?.cookie } : {}),
  });
  // The first visit of each page lets the servers load what they need for it.
  for (const visit of [bare, ...pages.map(visitOf)]) await weigh(browser, visit);

  const bareWeight = await weigh(browser, bare);
  const weights: string[][] = [weightCells('bare page', bareWeight, bareWeight)];
  for (const page of pages)
    weights.push(weightCells(page.path, await weigh(browser, visitOf(page)), bareWeight, page.script));
  printTable(
    'Weight: kB (1,000 bytes) over the line until the network is idle, a first visit',
    weightHeader,
    weights,
  );

  const times: string[][] = [];
  for (const page of pages) {
    note(`how ${page.path} feels`);
    const pairs: { own: Vitals; base: Vitals }[] = [];
    for (let at = 0; at < options.visits; at += 1) {
      const base = await feel(browser, bare);
      pairs.push({ base, own: await feel(browser, visitOf(page)) });
    }
    times.push(timeCells(page.path, pairs));
  }
  printTable(
    'On a phone: 4 times slower processor, slow 4G, first visits in turn with the bare page',
    timeHeader,
    times,
  );
  say(
    '\nms and ratios: median (lowest–highest). Blocking is compared with the bare page, or with 50 ms where that is more.',
  );
}

const weightHeader = [
  'page',
  'script',
  '÷ bare',
  'budget',
  '',
  'style',
  'budget',
  '',
  'fonts',
  'kB',
  'budget',
  '',
  'requests',
  'headers kB',
];

function weightCells(name: string, weight: Weight, bare: Weight, scriptBudget?: Budget): string[] {
  const isOurs = scriptBudget !== undefined;
  const share = weight.scriptBytes / bare.scriptBytes;
  const styleKilobytes = weight.styleBytes / 1000;
  const within = (value: number, budget: Budget) =>
    isOurs ? [budgetText(budget), verdict(value, budget)] : ['', ''];
  return [
    name,
    (weight.scriptBytes / 1000).toFixed(1),
    ratio(share),
    budgetText(scriptBudget),
    verdict(share, scriptBudget),
    styleKilobytes.toFixed(1),
    ...within(styleKilobytes, styleBudget),
    String(weight.fonts),
    (weight.fontBytes / 1000).toFixed(1),
    ...within(weight.fonts, fontsBudget),
    String(weight.requests),
    (weight.headerBytes / 1000).toFixed(1),
  ];
}

const timeHeader = [
  'page',
  'LCP ms',
  '÷ bare',
  '≤ 1.2',
  'TBT ms',
  '÷ bare',
  '≤ 1.2',
  'CLS',
  '0',
  'press ms',
  '≤ 100',
];

function timeCells(name: string, pairs: { own: Vitals; base: Vitals }[]): string[] {
  const middle = (value: (vitals: Vitals) => number) => spread(pairs.map(({ own }) => value(own))).median;
  const lcp = spread(pairs.map(({ own, base }) => own.lcpMs / base.lcpMs));
  const atLeast = (vitals: Vitals) => Math.max(vitals.blockingMs, LEAST_BLOCKING_MS);
  const blocking = spread(pairs.map(({ own, base }) => atLeast(own) / atLeast(base)));
  const shift = Math.max(...pairs.map(({ own }) => own.shift));
  const input = middle(({ inputMs }) => inputMs);
  return [
    name,
    middle(({ lcpMs }) => lcpMs).toFixed(0),
    ratios(lcp),
    verdict(lcp.median, timeBudget),
    middle(({ blockingMs }) => blockingMs).toFixed(0),
    ratios(blocking),
    verdict(blocking.median, timeBudget),
    shift.toFixed(3),
    verdict(shift, shiftBudget),
    input.toFixed(0),
    verdict(input, inputBudget),
  ];
}
