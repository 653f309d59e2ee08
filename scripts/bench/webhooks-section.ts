import { runToEnd } from '../start/processes';
import { appEnvironment } from './environment';
import type { Options } from './options';
import type { BenchPostgres } from './postgres';
import { projectRoot } from './project';
import { spread } from './statistics';
import { budgetText, count, note, printTable, ratios, say, verdict, type Budget } from './table';
import type { WebhookMeasures } from './webhooks-probe';

/** One endpoint that is dead and one that is slow may cost the eight others a fourth of their time. */
const heldUpBudget: Budget = { atMost: 1.25 };

const EVENTS = 1_000;
const QUICK_EVENTS = 100;

/** Time until eight endpoints have all their events, alone and beside one that refuses and one that takes 5 s each time. */
export async function measureWebhooks(postgres: BenchPostgres, { rounds, isQuick }: Options): Promise<void> {
  const events = isQuick ? QUICK_EVENTS : EVENTS;
  const pairs: { alone: WebhookMeasures; beside: WebhookMeasures }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    note(`webhooks, round ${round + 1} of ${rounds}`);
    const alone = await probe(await postgres.create(`webhooks_alone_${round}`), [String(events)]);
    const beside = await probe(await postgres.create(`webhooks_beside_${round}`), [String(events), 'bad']);
    pairs.push({ alone, beside });
  }
  print(events, pairs);
}

async function probe(databaseUrl: string, args: string[]): Promise<WebhookMeasures> {
  const [measures] = await runToEnd({
    root: projectRoot,
    environment: {
      ...appEnvironment({ databaseUrl, port: 3000 }),
      ALLOW_LOCAL_WEBHOOKS: '1',
      LOG_LEVEL: 'silent',
    },
    args: ['--conditions=react-server', '--import', 'tsx', 'scripts/bench/webhooks-probe.ts', ...args],
  });
  return measures as WebhookMeasures;
}

const header = ['eight endpoints that work', 'seconds', 'a second', '÷ alone', 'budget', ''];

function print(events: number, pairs: { alone: WebhookMeasures; beside: WebhookMeasures }[]): void {
  const row = (name: string, measures: WebhookMeasures[]) => {
    const seconds = spread(measures.map((measured) => measured.seconds)).median;
    return [name, seconds.toFixed(1), count((measures[0]?.delivered ?? 0) / seconds)];
  };
  const growth = spread(pairs.map(({ alone, beside }) => beside.seconds / alone.seconds));
  const beside = pairs.map((pair) => pair.beside);
  printTable(`Webhooks: ${count(events * 10)} deliveries, a tenth for each endpoint`, header, [
    row(
      'alone',
      pairs.map(({ alone }) => alone),
    ),
    [
      ...row('beside one dead and one slow', beside),
      ratios(growth),
      budgetText(heldUpBudget),
      verdict(growth.median, heldUpBudget),
    ],
  ]);
  say(
    `\nmeanwhile tried: ${count(beside[0]?.deadTries ?? 0)} at the dead one, ${count(beside[0]?.slowTries ?? 0)} at the slow one.`,
  );
}
