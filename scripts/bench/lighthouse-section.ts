import { installLighthouse, runLighthouse, type Scores } from './lighthouse';
import { spread } from './statistics';
import { budgetText, note, printTable, verdict, type Budget } from './table';
import type { Visit } from './visit';
import type { Workshop } from './workshop';

type Page = { name: string; visit: Visit };
type Setting = { bare: Page; pages: Page[]; runs: number; workshop: Workshop };

const full: Budget = { atLeast: 100 };
/** What a page of ours may lose against the bare one of the same run: the machine moves both. */
const TOLERANCE = 1;

/** Lighthouse's mobile preset on every page: the median of the runs for speed, the worst of them for the rest. */
export function measureLighthouse({ bare, pages, runs, workshop }: Setting): void {
  installLighthouse();
  const scoresOf = ({ name, visit }: Page) => {
    note(`lighthouse on ${name}`);
    return Array.from({ length: runs }, () => runLighthouse(visit, workshop.folder));
  };
  const bareScores = scoresOf(bare);
  const budget = { atLeast: medianSpeed(bareScores) - TOLERANCE };
  const rows = [
    cells(bare.name, bareScores),
    ...pages.map((page) => cells(page.name, scoresOf(page), budget)),
  ];
  printTable(`Lighthouse, mobile, ${runs === 1 ? 'one run' : `${runs} runs`} each`, header, rows);
}

const header = [
  'page',
  'performance',
  'budget',
  '',
  'accessibility',
  'best practices',
  'SEO',
  '= 100',
  'fails',
];

function medianSpeed(scores: Scores[]): number {
  return spread(scores.map(({ performance }) => performance)).median;
}

function cells(name: string, scores: Scores[], budget?: Budget): string[] {
  const speed = spread(scores.map(({ performance }) => performance));
  const worst = (category: 'accessibility' | 'best-practices' | 'seo') =>
    Math.min(...scores.map((each) => each[category]));
  const others = [worst('accessibility'), worst('best-practices'), worst('seo')];
  const range = speed.min === speed.max ? '' : ` (${speed.min}–${speed.max})`;
  return [
    name,
    `${speed.median}${range}`,
    budgetText(budget),
    verdict(speed.median, budget),
    ...others.map(String),
    verdict(Math.min(...others), full),
    [...new Set(scores.flatMap(({ failed }) => failed))].join(' '),
  ];
}
