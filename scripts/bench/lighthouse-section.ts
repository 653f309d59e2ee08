import { installLighthouse, runLighthouse, type Scores } from './lighthouse';
import { spread } from './statistics';
import { budgetText, note, printTable, ratio, verdict, type Budget } from './table';
import type { Visit } from './visit';
import type { Workshop } from './workshop';

type Page = { name: string; visit: Visit };
type Setting = { bare: Page; pages: Page[]; runs: number; workshop: Workshop };

const full: Budget = { atLeast: 100 };
/** What a page of ours may lose against the bare one of the same run: the machine moves both. */
const TOLERANCE = 1;
const paintBudget: Budget = { atMost: 1.3 };

/** Lighthouse's mobile preset on every page: the median of the runs for speed, the worst of them for the rest. */
export function measureLighthouse({ bare, pages, runs, workshop }: Setting): void {
  installLighthouse();
  const scoresOf = ({ name, visit }: Page) => {
    note(`lighthouse on ${name}`);
    return Array.from({ length: runs }, () => runLighthouse(visit, workshop.folder));
  };
  const bareScores = scoresOf(bare);
  const barePaintMs = medianPaint(bareScores);
  const budgets = { speed: { atLeast: medianSpeed(bareScores) - TOLERANCE }, paint: paintBudget };
  const rows = [
    cells(bare.name, { scores: bareScores, barePaintMs }),
    ...pages.map((page) => cells(page.name, { scores: scoresOf(page), barePaintMs, budgets })),
  ];
  printTable(`Lighthouse, mobile, ${runs === 1 ? 'one run' : `${runs} runs`} each`, header, rows);
}

const header = [
  'page',
  'performance',
  'budget',
  '',
  'LCP ms',
  '÷ bare',
  '≤ 1.3',
  'accessibility',
  'best practices',
  'SEO',
  '= 100',
  'fails',
];

function medianSpeed(scores: Scores[]): number {
  return spread(scores.map(({ performance }) => performance)).median;
}

function medianPaint(scores: Scores[]): number {
  return spread(scores.map(({ largestPaintMs }) => largestPaintMs)).median;
}

type Measured = {
  scores: Scores[];
  barePaintMs: number;
  /** None for the bare page, which everything is held against. */
  budgets?: { speed: Budget; paint: Budget };
};

function cells(name: string, { scores, barePaintMs, budgets }: Measured): string[] {
  const speed = spread(scores.map(({ performance }) => performance));
  const worst = (category: 'accessibility' | 'best-practices' | 'seo') =>
    Math.min(...scores.map((each) => each[category]));
  const others = [worst('accessibility'), worst('best-practices'), worst('seo')];
  const paint = medianPaint(scores) / barePaintMs;
  const range = speed.min === speed.max ? '' : ` (${speed.min}–${speed.max})`;
  return [
    name,
    `${speed.median}${range}`,
    budgetText(budgets?.speed),
    verdict(speed.median, budgets?.speed),
    medianPaint(scores).toFixed(0),
    ratio(paint),
    verdict(paint, budgets?.paint),
    ...others.map(String),
    verdict(Math.min(...others), full),
    [...new Set(scores.flatMap(({ failed }) => failed))].join(' '),
  ];
}
