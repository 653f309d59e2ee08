import { pipeline } from 'node:stream/promises';
import { AppError } from '@/lib/platform/errors';
import { objectStore } from '@/lib/vendor/object-store';
import { inTurns } from './lines';
import { OBJECT_LIST, objectPart, type CopiedObject } from './manifest';
import { measure, readPart, type Place } from './parts';
import { listObjects } from './read-backup';
import { Refusal } from './refusal';

const AT_ONCE = 4;

/**
 * Puts the objects of a backup into the store. One that lies there already is left alone, because the store may be the old
 * one, and a run that was cut off goes on. An object that differs from the backup is written again.
 */
export async function putObjects(place: Place, expected: number): Promise<{ put: number; known: number }> {
  const counts = { put: 0, known: 0 };
  const work = (object: CopiedObject) => putObject(place, object);
  for await (const isPut of inTurns(listObjects(place), { atOnce: AT_ONCE, work })) {
    counts[isPut ? 'put' : 'known'] += 1;
  }
  const found = counts.put + counts.known;
  if (found === expected) return counts;
  throw new Refusal(`${OBJECT_LIST} has ${found} objects, and the manifest says ${expected}.`);
}

async function putObject(place: Place, { id, sha256 }: CopiedObject): Promise<boolean> {
  if ((await hashInStore(id)) === sha256) return false;
  await (await objectStore()).put(id, readPart(place, objectPart(id)));
  return true;
}

async function hashInStore(id: string): Promise<string | null> {
  try {
    const meter = measure();
    meter.stream.resume();
    await pipeline(await (await objectStore()).get(id), meter.stream);
    return meter.result().sha256;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
