import type { Random } from '../../../scripts/fuzz/random';
import type { Line, Trouble } from '../world/line';
import type { World } from '../world/world';
import type { Fault } from './break';

const troubles: Record<string, (random: Random) => Trouble> = {
  'is slow': (random) => ({ kind: 'slow', milliseconds: 100 + random.below(900) }),
  hangs: () => ({ kind: 'hang' }),
  'lets nobody through': () => ({ kind: 'refuse' }),
  'cuts answers off': (random) => ({ kind: 'cut', afterBytes: random.below(400) }),
};

/** The last is longer than anybody of ours waits for an answer. */
const HANGS_MS = [1_500, 4_000, 25_000];

/** Each outside party in each of the ways. */
export function brokenLines({ doubles, store, databaseLine }: World): Fault[] {
  const { stripe, mail, push, model, webhooks } = doubles.lines;
  return [
    ...faultsOfLine('Stripe', stripe),
    ...faultsOfLine('the mail server', mail),
    ...faultsOfLine('the push service', push),
    ...faultsOfLine('the model', model),
    ...faultsOfLine('the receiver of webhooks', webhooks),
    ...(store.line ? faultsOfLine('S3', store.line) : []),
    ...faultsOfLine('the way to Postgres', databaseLine, {
      ...troubles,
      'is slow': (random) => ({ kind: 'slow', milliseconds: 20 + random.below(150) }),
      'cuts answers off': (random) => ({ kind: 'cut', afterBytes: random.below(20_000) }),
    }),
  ];
}

function faultsOfLine(name: string, line: Line, ways = troubles): Fault[] {
  return Object.entries(ways).map(([words, trouble]) => ({
    name: `${name} ${words}`,
    ...(words === 'hangs' && { lastsMs: HANGS_MS }),
    cause: (_world, random) => {
      line.break(trouble(random));
      return () => line.mend();
    },
  }));
}
