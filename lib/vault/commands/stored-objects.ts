import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import { newId, now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';
import { sealStream } from '@/lib/platform/secrets/sealed-stream';
import { sealText } from '@/lib/platform/secrets/secret-box';
import { objectStore } from '@/lib/vendor/object-store';
import { keyContext } from '../queries/stored-objects';

/** After that an upload is over, whatever became of it. */
const HOUR_MS = 60 * 60 * 1000;
/** In one run of the job; the next one goes on. */
const AT_ONCE = 10_000;

/** `sizeBytes` and `sha256` are those of the plaintext. */
export type WrittenObject = { id: string; sizeBytes: number; sha256: Buffer };

/**
 * Encrypts a stream into the store, under its own key. The object stays only if `keepObject` is called within an
 * hour; call `discardObject` when that will not happen. On any failure nothing is left, and the source is destroyed:
 * throws `too_large` over `maxBytes`, `unavailable` when the store is full or away, or what the source throws.
 */
export async function writeObject(
  source: Readable,
  { maxBytes }: { maxBytes: number },
): Promise<WrittenObject> {
  const id = newId();
  const key = randomBytes(32);
  const meter = measure(maxBytes);
  const sealed = sealStream(key);
  // The source may fail while the row is written: that must not end the process, and reaches the store as it reads.
  pipeline(source, meter.stream, sealed, () => undefined);
  sealed.on('error', () => undefined);
  try {
    // The row comes first: bytes without a row would never be found again.
    await db.storedObject.create({
      data: { id, keyCiphertext: sealText(key.toString('base64'), keyContext(id)), createdAt: now() },
      select: { id: true },
    });
    await (await objectStore()).put(id, sealed);
    return { id, ...meter.result() };
  } catch (error) {
    sealed.destroy();
    await discardObject(id);
    throw error;
  }
}

/** Makes a written object stay. Throws `conflict` when it was removed meanwhile. */
export async function keepObject(tx: Tx, id: string): Promise<void> {
  const { count } = await tx.storedObject.updateMany({
    where: { id, state: 'writing' },
    data: { state: 'kept' },
  });
  if (count === 1) return;
  throw new AppError('conflict', 'This took too long, and the file was removed. Please upload it again.');
}

/** Destroys the key, so that the bytes mean nothing from the commit on, wherever copies of them lie. A job removes them. */
export async function doomObject(tx: Tx, id: string): Promise<void> {
  await tx.storedObject.updateMany({ where: { id }, data: { state: 'doomed', keyCiphertext: null } });
}

/**
 * Removes at once an object that was never kept, was doomed, or has no row any more; one that is kept stays, so this is safe when it is not
 * known whether a transaction was committed. Never throws: what fails now is done by the job.
 */
export async function discardObject(id: string): Promise<void> {
  await doomWhere({ id, state: 'writing' })
    .then(() => removeDoomed(id))
    .catch((err: unknown) => logger.warn({ objectId: id, err }, 'An object is left for the job to remove'));
}

/**
 * Removes the bytes and rows of what was doomed and of what was begun over an hour ago and never kept. Safe to run
 * twice and at once. When the store is away, the rest waits for the next run.
 */
export async function removeDoomedObjects(): Promise<{ removed: number }> {
  await doomWhere({ state: 'writing', createdAt: { lt: new Date(now().getTime() - HOUR_MS) } });
  const doomed = await db.storedObject.findMany({
    where: { state: 'doomed' },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
    take: AT_ONCE,
  });
  const failures = new Map<string, unknown>();
  let removed = 0;
  for (const { id } of doomed) {
    await removeDoomed(id).then(
      (isRemoved) => (removed += isRemoved ? 1 : 0),
      (error: unknown) => failures.set(id, error),
    );
    if (isStoreAway(failures.get(id))) break;
  }
  if (failures.size === 0) return { removed };
  throw new AggregateError(failures.values(), `Not removed: ${[...failures.keys()].join(', ')}`);
}

type Where = NonNullable<Parameters<typeof db.storedObject.updateMany>[0]>['where'];

async function doomWhere(where: Where): Promise<void> {
  await db.storedObject.updateMany({ where, data: { state: 'doomed', keyCiphertext: null } });
}

/** The bytes first: the row is what leads to them. Returns whether this call removed the row. */
async function removeDoomed(id: string): Promise<boolean> {
  const row = await db.storedObject.findUnique({ where: { id }, select: { state: true } });
  // Bytes without a row came after the job, which took them for left over by a clock that was ahead of ours.
  if (row && row.state !== 'doomed') return false;
  await (await objectStore()).delete(id);
  const { count } = await db.storedObject.deleteMany({ where: { id, state: 'doomed' } });
  return count === 1;
}

function isStoreAway(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable';
}

/** Counts and hashes what passes, and stops it when it is too much. */
function measure(maxBytes: number) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) return done(tooLarge(maxBytes));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ sizeBytes, sha256: hash.digest() }) };
}

function tooLarge(maxBytes: number): AppError {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return new AppError('too_large', `This file is larger than ${megabytes} MB. Please choose a smaller one.`);
}
