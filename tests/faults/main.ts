/**
 * `npm run test:faults`: two app processes behind nginx, a worker and Postgres, and what breaks around them while people
 * work. After each round everything that was acknowledged has to be there, once.
 */
import { buildProduct } from '../../scripts/bench/build';
import { withWorkshop, type Workshop } from '../../scripts/bench/workshop';
import { newLedger } from './ledger';
import { readOptions, type Options } from './options';
import { People } from './people';
import { Report } from './report';
import { playRound } from './round';
import { Queue } from './settle/queue';
import { hasNginx } from './world/nginx';
import type { StoreKind } from './world/store';
import { startWorld } from './world/world';

/** After which a process that has nothing more to do is looked at. */
const LINGERS_MS = 10_000;

const options = readOptions(process.argv.slice(2));
const report = new Report();

async function main(): Promise<void> {
  const front = hasNginx() ? 'nginx' : 'a proxy of our own (there is no nginx: apt-get install nginx-light)';
  console.log(`seed ${options.seed}, ${options.rounds} rounds, behind ${front}`);
  if (!options.isBuilt) await buildProduct();
  for (const [index, kind] of options.stores.entries()) {
    await withWorkshop((workshop) => play(workshop, kind, roundsOf(options, index)));
  }
  console.log(report.toText());
  if (report.losses.length === 0) return;
  console.log(`\nnpm run test:faults -- --seed=${options.seed} repeats this run.`);
  process.exitCode = 1;
}

/** The numbers of the rounds that are played with one of the stores. */
function roundsOf({ rounds, stores }: Options, index: number): number[] {
  return Array.from({ length: rounds }, (_, round) => round + 1).filter(
    (round) => round % stores.length === index,
  );
}

async function play(workshop: Workshop, kind: StoreKind, rounds: number[]): Promise<void> {
  const world = await startWorld(workshop, kind);
  const ledger = newLedger();
  const queue = new Queue(world);
  workshop.onEnd(() => queue.stop());
  const people = new People(world, ledger);
  for (const number of rounds) {
    const started = performance.now();
    const outcome = await playRound({ world, people, ledger, queue, options }, number);
    report.add(outcome);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`round ${number}, ${kind}: ${outcome.faults.join(', ')}; ${seconds} s`);
    for (const note of outcome.notes) console.log(`  noted ${note}`);
    for (const loss of outcome.losses) console.log(`  LOSS ${loss}`);
    if (outcome.losses.length > 0 && process.env.FAULTS_OUTPUT) showOutput(world);
  }
}

function showOutput({ apps, worker }: Awaited<ReturnType<typeof startWorld>>): void {
  for (const kept of [...apps.map((app) => app.process), worker]) {
    console.log(`--- ${kept.name}\n${kept.output.slice(-20_000)}`);
  }
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => setTimeout(leave, LINGERS_MS).unref());

/** Called only where something keeps this process from its end: that is named, and not waited for. */
function leave(): void {
  console.error(`Something goes on after the end: ${process.getActiveResourcesInfo().join(', ')}`);
  process.exit();
}
