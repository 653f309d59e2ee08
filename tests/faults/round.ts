import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf, seedOf, type Random } from '../../scripts/fuzz/random';
import { acts } from './acts/all';
import type { Stage } from './acts/stage';
import { pickFault } from './breaks/all';
import type { Fault } from './breaks/break';
import { checkAll } from './checks/all';
import type { Ledger } from './ledger';
import type { Options } from './options';
import type { People } from './people';
import type { Queue } from './settle/queue';
import { settle } from './settle/settle';
import type { World } from './world/world';

const ACTS = 7;
/** When the first fault comes, and how long one lasts. */
const BEGINS_WITHIN_MS = 1_500;
const LASTS_MS = [400, 1_500, 4_000];
const SECOND_FAULT = 0.3;

export type Setting = { world: World; people: People; ledger: Ledger; queue: Queue; options: Options };
type Outcome = { faults: string[]; acts: Map<string, number>; losses: string[]; notes: string[] };

/** People work, something breaks in the middle of it, all comes to rest, and is looked at. */
export async function playRound(setting: Setting, number: number): Promise<Outcome> {
  const { options, ledger } = setting;
  const random = randomOf(seedOf(options.seed, number));
  const chosen = chooseActs(random, options);
  const faults = chooseFaults(setting, random);
  ledger.acts.clear();
  let isDone = false;
  const [troubles] = await Promise.all([
    Promise.all(
      chosen.map((name, place) => perform(setting, name, seedOf(options.seed, number, place))),
    ).finally(() => (isDone = true)),
    breakThings(setting.world, faults, random).then(() => setting.queue.hurryUntil(() => isDone)),
  ]);
  const unsettled = await settle(setting.world, setting.queue).then(
    () => [],
    (error: unknown) => [`It does not come to rest: ${wordsOf(error)}`],
  );
  const losses = [...troubles.flat(), ...unsettled, ...(await checkAll(setting.world, ledger))];
  const names = faults.map(({ name }) => name);
  return {
    faults: names,
    acts: new Map(ledger.acts),
    losses: losses.map((loss) => `round ${number} (${names.join(', ')}): ${loss}`),
    notes: ledger.internal.splice(0).map((words) => `round ${number} (${names.join(', ')}): ${words}`),
  };
}

function chooseActs(random: Random, { act }: Options): string[] {
  const names = Object.keys(acts).filter((name) => !act || name === act);
  return Array.from({ length: ACTS }, () => random.pick(names));
}

function chooseFaults({ world, options }: Setting, random: Random): Fault[] {
  const first = pickFault(world, random, options.fault);
  return random.chance(SECOND_FAULT) ? [first, pickFault(world, random, options.fault)] : [first];
}

async function breakThings(world: World, faults: Fault[], random: Random): Promise<void> {
  for (const fault of faults) {
    await sleep(random.below(BEGINS_WITHIN_MS));
    const mend = fault.cause(world, random);
    await sleep(random.pick(fault.lastsMs ?? LASTS_MS));
    await mend?.();
  }
}

/** What went wrong for whoever did it, in sentences. */
async function perform({ world, people, ledger }: Setting, name: string, seed: number): Promise<string[]> {
  const stage: Stage = { world, people, ledger, random: randomOf(seed) };
  const act = acts[name];
  try {
    await act?.(stage);
    ledger.acts.set(name, (ledger.acts.get(name) ?? 0) + 1);
    return [];
  } catch (error) {
    return [`${name}: ${wordsOf(error)}`];
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
