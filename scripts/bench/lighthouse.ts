import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserFlags, findBrowser } from '../find-browser.mjs';
import { projectRoot } from './project';
import { note } from './table';
import type { Visit } from './visit';

/** The newest that runs on Node 20. It weighs 185 MB: no dependency of the product, fetched when a bench wants it. */
const VERSION = '12.8.2';
const home = path.join(projectRoot, '.data', 'bench', `lighthouse-${VERSION}`);
const cli = path.join(home, 'node_modules', 'lighthouse', 'cli', 'index.js');

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** 0 to 100 each. */
export type Scores = Record<(typeof categories)[number], number> & {
  /** As Lighthouse reckons it for slow 4G and a processor four times slower, in milliseconds. */
  largestPaintMs: number;
  /** Names of the audits that cost points outside performance. */
  failed: string[];
};

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
};

export function installLighthouse(): void {
  if (existsSync(cli)) return;
  note(`fetching lighthouse ${VERSION}`);
  mkdirSync(home, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const result = spawnSync('npm', ['install', '--prefix', home, ...options, `lighthouse@${VERSION}`], {
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`Lighthouse could not be fetched:\n${result.stderr}`);
}

/** On a busy machine the browser now and then loses the beginning of a recording. */
const TRIES = 3;

/** One run of the mobile preset, in its own browser. */
export function runLighthouse(visit: Visit, folder: string): Scores {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return tryLighthouse(visit, folder);
    } catch (error) {
      if (left === 0) throw error;
      note(`once more: ${String(error).split('\n')[1] ?? ''}`);
    }
  }
}

function tryLighthouse({ address, path: page, cookie }: Visit, folder: string): Scores {
  const file = path.join(mkdtempSync(path.join(folder, 'lighthouse-')), 'report.json');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      cli,
      `${address}${page}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
      ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  if (status !== 0) throw new Error(`Lighthouse failed on ${page}:\n${stderr.slice(-2000)}`);
  return scoresOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
}

function scoresOf(report: Report): Scores {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const failed = categories
    .slice(1)
    .flatMap((name) =>
      (report.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    largestPaintMs: report.audits['largest-contentful-paint']?.numericValue ?? NaN,
    failed,
  };
}
