import { installLighthouse, runLighthouse, type Scores } from './lighthouse';
import { spread } from './statistics';
import { note, printTable, verdict, type Budget } from './table';
import type { Visit } from './visit';
import type { Workshop } from './workshop';

type Page = { name: string; visit: Visit; performance: Budget };
type Setting = { pages: Page[]; runs: number; workshop: Workshop };

const full: Budget = { atLeast: 100 };

/** Lighthouse's mobile preset on every page: the median of the runs for speed, the worst of them for the rest. */
export function measureLighthouse({ pages, runs, workshop }: Setting): void {
  installLighthouse();
  const rows = pages.map(({ name, visit, performance }) => {
    note(`lighthouse on ${name}`);
    const scores = Array.from({ length: runs }, () => runLighthouse(visit, workshop.folder));
    return cells(name, scores, performance);
  });
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

function cells(name: string, scores: Scores[], budget: Budget): string[] {
  const speed = spread(scores.map(({ performance }) => performance));
  const worst = (category: 'accessibility' | 'best-practices' | 'seo') =>
    Math.min(...scores.map((each) => each[category]));
  const others = [worst('accessibility'), worst('best-practices'), worst('seo')];
  const range = speed.min === speed.max ? '' : ` (${speed.min}–${speed.max})`;
  return [
    name,
    `${speed.median}${range}`,
    'atLeast' in budget ? `≥ ${budget.atLeast}` : '',
    verdict(speed.median, budget),
    ...others.map(String),
    verdict(Math.min(...others), full),
    [...new Set(scores.flatMap(({ failed }) => failed))].join(' '),
  ];
}
