import 'server-only';
import { once } from 'node:events';
import { pipeline, type Readable } from 'node:stream';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { openStream, SealBroken } from '@/lib/platform/secrets/sealed-stream';
import { openText } from '@/lib/platform/secrets/secret-box';
import { objectStore } from '@/lib/vendor/object-store';

/** What the key of an object is bound to: the key of one object does not open as that of another. */
export function keyContext(id: string): string {
  return `object:${id}`;
}

/**
 * The plaintext of an object. Its first 64 KiB were verified when this resolves; a change further behind breaks the
 * stream, and no wrong byte ever comes out of it. Read it to its end or destroy it. Throws `not_found` when the object
 * was deleted, `internal` when it was changed in the store, `unavailable` when the store is away.
 */
export async function openObject(id: string): Promise<Readable> {
  const key = await readKey(id);
  const sealed = await (await objectStore()).get(id).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found'
      ? unreadable('is missing from', error)
      : error;
  });
  const opened = openStream(key);
  pipeline(sealed, opened, () => undefined);
  // An error reaches whoever reads; between two readers it must not end the process.
  opened.on('error', () => undefined);
  await once(opened, 'readable').catch((error: unknown) => {
    throw error instanceof SealBroken ? unreadable('was changed in', error) : error;
  });
  return opened;
}

/**
 * A whole object in memory: for what has to see a document at once. Throws as `openObject` does, and `SealBroken` for a
 * change further on.
 */
export async function readObject(id: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await openObject(id)) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

async function readKey(id: string): Promise<Buffer> {
  const object = await db.storedObject.findUnique({ where: { id }, select: { keyCiphertext: true } });
  if (!object?.keyCiphertext) throw new AppError('not_found', 'This document has been deleted.');
  return Buffer.from(openText(object.keyCiphertext, keyContext(id)), 'base64');
}

function unreadable(what: 'is missing from' | 'was changed in', cause: unknown): AppError {
  const message = `This document ${what} the store and cannot be opened. Please contact us.`;
  return new AppError('internal', message, { cause });
}

/** Throws `unavailable` when documents can be neither stored nor opened, without detail. */
export async function assertStoreReady(): Promise<void> {
  await objectStore()
    .then((store) => store.check())
    .catch((cause: unknown) => {
      throw new AppError('unavailable', 'The document store is down.', { cause });
    });
}
