import type { Slice, Target } from './call';
import { load, type Extent } from './load';
import type { Options } from './options';
import type { Server, StartServer } from './servers';
import { spread, type Spread } from './statistics';

export type Side = { start: StartServer; target: Target };

export type Outcome = {
  perSecond: number;
  basePerSecond: number;
  ratio: Spread;
  /** the same by processor time of the server for a request: hardly moved by what else the machine does */
  processorRatio: Spread;
  p99Ms: number;
  baseP99Ms: number;
  /** p99 over p50 of each side */
  tail: number;
  baseTail: number;
};

type Measured = Slice & { processorMsEach: number };
type Pair = { own: Measured; other: Measured };

/** Before it V8 still compiles: whoever has more code would be measured while it does. */
const WARM_UP = { amount: 1_000 };
/** Fewer answers say nothing: then a slice lasts longer. */
const FEWEST_ANSWERS = 64;

/**
 * Measures two servers in turn, so that what else the machine does falls on both: fresh processes each round, the
 * same warm-up, and the order changed from slice to slice. `database` gives the product its data for a round.
 */
export async function compare(
  { side, base, database }: { side: Side; base: Side; database: () => Promise<string> },
  { rounds, slices, sliceSeconds }: Pick<Options, 'rounds' | 'slices' | 'sliceSeconds'>,
): Promise<Outcome> {
  const pairs: Pair[] = [];
  const extent = { duration: sliceSeconds };
  for (let round = 0; round < rounds; round += 1) {
    const [own, other] = [await side.start(await database()), await base.start()];
    try {
      await load(own.address, side.target, WARM_UP);
      await load(other.address, base.target, WARM_UP);
      for (let slice = 0; slice < slices; slice += 1) {
        const measureOwn = () => measure(own, side.target, extent);
        const measureOther = () => measure(other, base.target, extent);
        pairs.push(await ((round + slice) % 2 === 0 ? ownFirst : otherFirst)(measureOwn, measureOther));
      }
    } finally {
      await own.stop();
      await other.stop();
    }
  }
  return summarize(pairs);
}

async function measure(server: Server, target: Target, extent: Extent): Promise<Measured> {
  const before = server.processorMs();
  const slice = await load(server.address, target, extent);
  if (slice.answers < FEWEST_ANSWERS) return measure(server, target, { amount: FEWEST_ANSWERS });
  return { ...slice, processorMsEach: (server.processorMs() - before) / slice.answers };
}

type Measure = () => Promise<Measured>;

async function ownFirst(own: Measure, other: Measure): Promise<Pair> {
  const first = await own();
  return { own: first, other: await other() };
}

async function otherFirst(own: Measure, other: Measure): Promise<Pair> {
  const first = await other();
  return { own: await own(), other: first };
}

function summarize(pairs: Pair[]): Outcome {
  const middle = (value: (pair: Pair) => number) => spread(pairs.map(value)).median;
  return {
    perSecond: middle(({ own }) => own.perSecond),
    basePerSecond: middle(({ other }) => other.perSecond),
    ratio: spread(pairs.map(({ own, other }) => own.perSecond / other.perSecond)),
    processorRatio: spread(pairs.map(({ own, other }) => other.processorMsEach / own.processorMsEach)),
    p99Ms: middle(({ own }) => own.p99Ms),
    baseP99Ms: middle(({ other }) => other.p99Ms),
    tail: middle(({ own }) => own.p99Ms / own.p50Ms),
    baseTail: middle(({ other }) => other.p99Ms / other.p50Ms),
  };
}
