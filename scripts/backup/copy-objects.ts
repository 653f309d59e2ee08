import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@/lib/platform/errors';
import { objectStore } from '@/lib/vendor/object-store';
import { WANTED } from './copy-rows';
import { inTurns, linesOf } from './lines';
import { OBJECT_LIST, objectPart, type CopiedObject, type Manifest } from './manifest';
import { measure, readPart, writePart, type Place } from './parts';
import { connect } from './tables';

const AT_ONCE = 4;

/**
 * Copies the objects that the snapshot knows, as they lie in the store, and writes the list of them. What was written since
 * belongs to no row of the snapshot. What was deleted since is named.
 */
export async function copyObjects(databaseUrl: string, place: Place): Promise<Manifest['objects']> {
  const missing: string[] = [];
  let [count, bytes] = [0, 0];
  async function* list(): AsyncGenerator<string> {
    const wanted = linesOf(readPart(place, WANTED));
    const work = (id: string) => copyObject(id, place);
    for await (const copied of inTurns(wanted, { atOnce: AT_ONCE, work })) {
      if (typeof copied === 'string') {
        missing.push(copied);
        continue;
      }
      count += 1;
      bytes += copied.part.bytes;
      yield `${JSON.stringify(copied)}\n`;
    }
  }
  const part = await writePart(place, OBJECT_LIST, [Readable.from(list(), { objectMode: false })]);
  await rm(path.join(place.folder, WANTED));
  const lost = await listKept(databaseUrl, missing);
  const deletedMeanwhile = missing.filter((id) => !lost.includes(id));
  return { count, bytes, list: part, deletedMeanwhile, lost };
}

/** Gives the id alone where the store has no such object. */
async function copyObject(id: string, place: Place): Promise<CopiedObject | string> {
  const source = await find(id);
  if (!source) return id;
  const meter = measure();
  const part = await writePart(place, objectPart(id), [source, meter.stream]);
  return { id, sha256: meter.result().sha256, part };
}

async function find(id: string): Promise<Readable | null> {
  try {
    return await (await objectStore()).get(id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Asked outside of the snapshot: a deletion dooms the row before the bytes go. */
async function listKept(databaseUrl: string, ids: string[]): Promise<string[]> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ id: string }>(
      "SELECT id FROM public.stored_objects WHERE id = ANY($1) AND state = 'kept' ORDER BY 1",
      [ids],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
