import type { Browser } from '@playwright/test';
import { listIndexedPages } from '../../lib/site/site';
import { measureLighthouse } from './lighthouse-section';
import type { Options } from './options';
import type { serverKinds } from './servers';
import { spread } from './statistics';
import { budgetText, note, printTable, ratio, ratios, say, verdict, type Budget } from './table';
import type { TestData } from './test-data';
import type { Workshop } from './workshop';
import { feel, weigh, type Visit, type Vitals, type Weight } from './visit';

type PageRow = { path: string; script: Budget; isSignedIn?: boolean };

const forms = ['/login', '/signup'];
const known: PageRow[] = [
  ...listIndexedPages().map(({ path }) => ({ path, script: { atMost: forms.includes(path) ? 1.1 : 1.15 } })),
  { path: '/state-documents/texas', script: { atMost: 1.15 } },
  { path: '/recording/requirements/texas', script: { atMost: 1.15 } },
  { path: '/payment/deedguard', script: { atMost: 1.3 }, isSignedIn: true },
  { path: '/home', script: { atMost: 1.3 }, isSignedIn: true },
];
/** Feeling takes a minute a page: the ones that most people meet. */
const felt = [
  '/',
  '/deedguard-protection',
  '/pricing',
  '/pricing/calculator',
  '/state-documents',
  '/legal/terms',
  ...forms,
  '/verify',
  '/payment/deedguard',
];

const styleBudget: Budget = { atMost: 12 };
const fontsBudget: Budget = { atMost: 2 };
const fontBytesBudget: Budget = { atMost: 50 };
const paintBudget: Budget = { atMost: 1.3 };
const blockingBudget: Budget = { atMost: 1.2 };
const shiftBudget: Budget = { atMost: 0 };
const inputBudget: Budget = { atMost: 100 };
/** A bare page blocks for a few milliseconds or none; a share of nothing says nothing. */
const LEAST_BLOCKING_MS = 50;

type Setting = {
  browser: Browser;
  kinds: ReturnType<typeof serverKinds>;
  data: TestData;
  options: Options;
  workshop: Workshop;
};

/** Kilobytes until the network is idle, times as on a phone, both beside the page of the bare app, and Lighthouse. */
export async function measurePages({ browser, kinds, data, options, workshop }: Setting): Promise<void> {
  const isWanted = (table: string) => options.only.length === 0 || options.only.includes(table);
  const pages = known.filter(({ path }) => options.paths.length === 0 || options.paths.includes(path));
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

  if (isWanted('weight')) await printWeights({ browser, bare, pages, visitOf });
  if (isWanted('feel')) {
    const visited = options.paths.length > 0 ? pages : pages.filter(({ path }) => felt.includes(path));
    await printTimes({ browser, bare, pages: visited, visitOf }, options.visits);
  }
  if (!isWanted('lighthouse')) return;
  measureLighthouse({
    bare: { name: 'bare page', visit: bare },
    pages: pages.map((page) => ({ name: page.path, visit: visitOf(page) })),
    runs: options.isQuick ? 1 : 3,
    workshop,
  });
}

type Table = { browser: Browser; bare: Visit; pages: PageRow[]; visitOf: (page: PageRow) => Visit };

async function printWeights({ browser, bare, pages, visitOf }: Table): Promise<void> {
  const bareWeight = await weigh(browser, bare);
  const weights: string[][] = [weightCells('bare page', bareWeight, bareWeight)];
  for (const page of pages)
    weights.push(weightCells(page.path, await weigh(browser, visitOf(page)), bareWeight, page.script));
  printTable(
    'Weight: kB (1,000 bytes) over the line until the network is idle, a first visit',
    weightHeader,
    weights,
  );
}

async function printTimes({ browser, bare, pages, visitOf }: Table, visits: number): Promise<void> {
  const times: string[][] = [];
  for (const page of pages) {
    note(`how ${page.path} feels`);
    const pairs: { own: Vitals; base: Vitals }[] = [];
    for (let at = 0; at < visits; at += 1) {
      const base = await feel(browser, bare);
      pairs.push({ base, own: await feel(browser, visitOf(page)) });
    }
    times.push(timeCells(page.path, pairs));
  }
  printTable(
    'On a phone: a processor 4 times slower, slow 4G, first visits in turn with the bare page',
    timeHeader,
    times,
  );
  say(
    '\nms and ratios: median (lowest–highest). Blocking is compared with the bare page, or with 50 ms where that is more.',
  );
}

const weightHeader = [
  'page',
  'html',
  'script',
  '÷ bare',
  'budget',
  '',
  'style',
  'budget',
  '',
  'fonts',
  'budget',
  '',
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
  const fontKilobytes = weight.fontBytes / 1000;
  const within = (value: number, budget: Budget) =>
    isOurs ? [budgetText(budget), verdict(value, budget)] : ['', ''];
  return [
    name,
    (weight.htmlBytes / 1000).toFixed(1),
    (weight.scriptBytes / 1000).toFixed(1),
    ratio(share),
    budgetText(scriptBudget),
    verdict(share, scriptBudget),
    styleKilobytes.toFixed(1),
    ...within(styleKilobytes, styleBudget),
    String(weight.fonts),
    ...within(weight.fonts, fontsBudget),
    fontKilobytes.toFixed(1),
    ...within(fontKilobytes, fontBytesBudget),
    String(weight.requests),
    (weight.headerBytes / 1000).toFixed(1),
  ];
}

const timeHeader = [
  'page',
  'LCP ms',
  '÷ bare',
  '≤ 1.3',
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
    verdict(lcp.median, paintBudget),
    middle(({ blockingMs }) => blockingMs).toFixed(0),
    ratios(blocking),
    verdict(blocking.median, blockingBudget),
    shift.toFixed(3),
    verdict(shift, shiftBudget),
    input.toFixed(0),
    verdict(input, inputBudget),
  ];
}
