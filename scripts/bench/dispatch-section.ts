import { runToEnd } from '../start/processes';
import type { Case, DispatchMeasures } from './dispatch-probe';
import { appEnvironment } from './environment';
import { fillNotaries, type Layout } from './fill-notaries';
import type { Options } from './options';
import type { BenchPostgres } from './postgres';
import { projectRoot } from './project';
import { spread } from './statistics';
import { budgetText, count, note, printTable, ratios, say, verdict, type Budget } from './table';

/** Fifty times the notaries may not cost five times the time. */
const growthBudget: Budget = { atMost: 5 };

type Work = { name: string; layout: Layout; of: Case };
type Round = Map<string, DispatchMeasures>;

const works: Work[] = [
  { name: 'visit, notaries all over the country', layout: 'country', of: 'visit' },
  { name: 'visit, all of them within 60 miles', layout: 'region', of: 'visit' },
  { name: 'the same, and nobody fits', layout: 'region', of: 'visit, nobody fits' },
  { name: 'remote session', layout: 'country', of: 'remote' },
  { name: 'naive: the way to each home', layout: 'region', of: 'naive: the way to each home' },
];

/** Time to find and rank who is asked, as the notaries grow in number, and the plan that the database chose. */
export async function measureDispatch(
  postgres: BenchPostgres,
  { notaryCounts, rounds, isQuick }: Options,
): Promise<void> {
  const databases = new Map<string, string>();
  for (const size of notaryCounts) {
    for (const layout of ['country', 'region'] as const) {
      note(`filling in notaries: ${count(size)} (${layout})`);
      const url = await postgres.create(`notaries_${layout}_${size}`);
      await fillNotaries(url, size, layout);
      databases.set(keyOf(layout, size), url);
    }
  }
  const results: Round[] = [];
  // The sizes take turns, so that what else the machine does falls on all of them.
  for (let round = 0; round < rounds; round += 1) {
    note(`dispatch, round ${round + 1} of ${rounds}`);
    const measured: Round = new Map();
    for (const [key, url] of databases) measured.set(key, await probe(url, isQuick ? 20 : 60));
    results.push(measured);
  }
  printRanking(notaryCounts, results);
  const largest = results[0]?.get(keyOf('region', Math.max(...notaryCounts)));
  say(`\nplan with ${count(Math.max(...notaryCounts))} notaries within 60 miles:\n`);
  for (const line of largest?.plan ?? []) say(line.slice(0, 180));
}

function keyOf(layout: Layout, size: number): string {
  return `${layout} ${size}`;
}

async function probe(databaseUrl: string, repeats: number): Promise<DispatchMeasures> {
  const [measures] = await runToEnd({
    root: projectRoot,
    environment: appEnvironment({ databaseUrl, port: 3000 }),
    args: [
      '--conditions=react-server',
      '--import',
      'tsx',
      'scripts/bench/dispatch-probe.ts',
      String(repeats),
    ],
  });
  return measures as DispatchMeasures;
}

const header = ['dispatch', 'notaries', 'ranked', 'ms', '÷ smallest', 'budget', ''];

function printRanking(sizes: number[], rounds: Round[]): void {
  const rows = works.flatMap(({ name, layout, of }) => {
    const pick = (round: Round, size: number) => (round.get(keyOf(layout, size)) as DispatchMeasures)[of];
    return sizes.map((size, index) => {
      const growth = spread(
        rounds.map((round) => pick(round, size).milliseconds / pick(round, sizes[0] ?? size).milliseconds),
      );
      const budget = index > 0 && !name.startsWith('naive') ? growthBudget : undefined;
      return [
        name,
        count(size),
        count(pick(rounds[0] as Round, size).ranked),
        spread(rounds.map((round) => pick(round, size).milliseconds)).median.toFixed(2),
        ratios(growth),
        budgetText(budget),
        verdict(growth.median, budget),
      ];
    });
  });
  printTable('Dispatch: who is asked, median of the repeats, the sizes in turn', header, rows);
  say(
    '\nranked: who could be asked, at most 50. naive: the way to every home, without index and conditions.',
  );
}
