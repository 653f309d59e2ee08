import { load, type Slice, type Target } from './load';
import type { Options } from './options';
import type { StartServer } from './servers';
import { spread, type Spread } from './statistics';

export type Side = { start: StartServer; target: Target };

export type Outcome = {
  perSecond: number;
  basePerSecond: number;
  ratio: Spread;
  /** p99 over p50 of each side */
  tail: number;
  baseTail: number;
};

const WARM_UP_SECONDS = 1;

/**
 * Measures two servers in turn, so that what else the machine does falls on both: fresh processes each round, the
 * same warm-up, and the order changed from round to round. `database` gives the product its data for a round.
 */
export async function compare(
  { side, base, database }: { side: Side; base: Side; database: () => Promise<string> },
  { rounds, slices, sliceSeconds }: Pick<Options, 'rounds' | 'slices' | 'sliceSeconds'>,
): Promise<Outcome> {
  const pairs: { own: Slice; other: Slice }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [own, other] = [await side.start(await database()), await base.start()];
    try {
      await load(own.address, side.target, WARM_UP_SECONDS);
      await load(other.address, base.target, WARM_UP_SECONDS);
      for (let slice = 0; slice < slices; slice += 1) {
        const ownSlice = () => load(own.address, side.target, sliceSeconds);
        const otherSlice = () => load(other.address, base.target, sliceSeconds);
        pairs.push(
          (round + slice) % 2 === 0
            ? await inOrder(ownSlice, otherSlice)
            : await inReverse(ownSlice, otherSlice),
        );
      }
    } finally {
      await own.stop();
      await other.stop();
    }
  }
  return summarize(pairs);
}

type Measure = () => Promise<Slice>;

async function inOrder(own: Measure, other: Measure) {
  const first = await own();
  return { own: first, other: await other() };
}

async function inReverse(own: Measure, other: Measure) {
  const first = await other();
  return { own: await own(), other: first };
}

function summarize(pairs: { own: Slice; other: Slice }[]): Outcome {
  const middle = (values: number[]) => spread(values).median;
  return {
    perSecond: middle(pairs.map(({ own }) => own.perSecond)),
    basePerSecond: middle(pairs.map(({ other }) => other.perSecond)),
    ratio: spread(pairs.map(({ own, other }) => own.perSecond / other.perSecond)),
    tail: middle(pairs.map(({ own }) => own.p99Ms / own.p50Ms)),
    baseTail: middle(pairs.map(({ other }) => other.p99Ms / other.p50Ms)),
  };
}
