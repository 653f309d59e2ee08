import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../postgres/ports';
import { walk } from '../smoke/journey';
import { startProduct, type Product } from '../smoke/product';
import { appEnvironment } from './environment';
import type { Options } from './options';
import type { BenchPostgres } from './postgres';
import { projectRoot } from './project';
import { residentMegabytes } from './servers';
import { spread } from './statistics';
import { budgetText, count, note, printTable, ratio, say, verdict, type Budget } from './table';
import type { Workshop } from './workshop';

/** Against the second part of the run: what is loaded once is there by then. */
const budget: Budget = { atMost: 1.1 };
const PEOPLE = 3;
const PARTS = 6;
const SAMPLES_OF_A_PART = 20;

type Part = { walks: number; web: number; worker: number };

/** People walk through the whole product for as long as the options say; memory of web server and worker has to stay where it is. */
export async function measureSoak(
  { postgres, workshop }: { postgres: BenchPostgres; workshop: Workshop },
  { soakMinutes }: Options,
): Promise<void> {
  const environment = {
    ...appEnvironment({ databaseUrl: await postgres.create('soak'), port: await findFreePort() }),
    STORE_FOLDER: path.join(workshop.folder, 'soak-objects'),
  };
  const product = await startProduct({ root: projectRoot, node: process.execPath, environment });
  workshop.onEnd(product.stop);
  const crowd = startCrowd(product);
  const parts: Part[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    note(`soak: part ${part + 1} of ${PARTS}`);
    parts.push(await watch(product, crowd, (soakMinutes * 60_000) / PARTS));
  }
  const problems = await crowd.stop();
  printParts(parts, soakMinutes);
  problems.forEach(say);
}

type Crowd = { walks: () => number; stop: () => Promise<string[]> };

/** A walk that fails is told, and its person begins again. */
function startCrowd({ address }: Product): Crowd {
  let isOver = false;
  let walks = 0;
  const problems: string[] = [];
  const person = async () => {
    while (!isOver) {
      await walk(address).then(
        () => (walks += 1),
        (error: unknown) => problems.push(String(error)),
      );
    }
  };
  const people = Array.from({ length: PEOPLE }, person);
  const stop = async () => {
    isOver = true;
    await Promise.all(people);
    return problems;
  };
  return { walks: () => walks, stop };
}

async function watch({ pids }: Product, crowd: Crowd, forMs: number): Promise<Part> {
  const before = crowd.walks();
  const samples: [web: number, worker: number][] = [];
  for (let sample = 0; sample < SAMPLES_OF_A_PART; sample += 1) {
    await sleep(forMs / SAMPLES_OF_A_PART);
    samples.push([residentMegabytes(pids.web), residentMegabytes(pids.worker)]);
  }
  return {
    walks: crowd.walks() - before,
    web: spread(samples.map(([web]) => web)).median,
    worker: spread(samples.map(([, worker]) => worker)).median,
  };
}

function printParts(parts: Part[], minutes: number): void {
  const row = (name: string, valueOf: (part: Part) => number) => {
    const values = parts.map(valueOf);
    const share = (values.at(-1) ?? NaN) / (values[1] ?? NaN);
    return [
      name,
      ...values.map((value) => value.toFixed(0)),
      ratio(share),
      budgetText(budget),
      verdict(share, budget),
    ];
  };
  const length = minutes / PARTS;
  printTable(
    `Soak: resident MB over ${minutes} minutes, median of each ${ratio(length)}`,
    ['process', ...parts.map((_, at) => `to ${ratio((at + 1) * length)} min`), 'last ÷ second', 'budget', ''],
    [row('web server', ({ web }) => web), row('worker', ({ worker }) => worker)],
  );
  const walks = parts.map((part) => count(part.walks));
  say(`\nwalks (account, lock, payment, proof, upload, redaction, share, invoice): ${walks.join(', ')}`);
}
