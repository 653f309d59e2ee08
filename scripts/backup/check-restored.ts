import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { verifyWholeLog } from '@/lib/evidence/queries/whole-log';
import { addFault, linesOf, noFaults } from '@/lib/evidence/rules/faults';
import { openObject } from '@/lib/vault/queries/stored-objects';
import { inTurns } from './lines';
import type { CopiedObject } from './manifest';
import type { Place } from './parts';
import { listObjects } from './read-backup';
import { wordsOf } from './refusal';

const AT_ONCE = 4;

export type Checked = { entries: number; opened: number; problems: string[] };

/** Verifies the whole log and opens every document, as the app does it: a backup is as good as what was read from it. */
export async function checkRestored(place: Place): Promise<Checked> {
  const { size, problems } = await verifyWholeLog();
  const faults = noFaults();
  let opened = 0;
  for await (const problem of inTurns(listObjects(place), { atOnce: AT_ONCE, work: openWhole })) {
    if (problem === null) opened += 1;
    else addFault(faults, problem);
  }
  return { entries: size, opened, problems: [...problems, ...linesOf(faults)] };
}

async function openWhole({ id }: CopiedObject): Promise<string | null> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  return openObject(id)
    .then((opened) => pipeline(opened, nowhere))
    .then(
      () => null,
      (error: unknown) => `The object ${id} does not open: ${wordsOf(error)}`,
    );
}
