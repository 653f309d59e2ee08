import 'server-only';
import type { Readable } from 'node:stream';
import { AppError } from '@/lib/platform/errors';

/** Where encrypted bytes lie. Keys are UUIDs, and no key is ever used for a second object. */
export type ObjectStore = {
  /** All of the source or nothing: whatever goes wrong, no object is left. What the source throws is thrown again. */
  put(key: string, source: Readable): Promise<void>;
  /** Throws `not_found` for an unknown key. The caller reads the stream to its end or destroys it. */
  get(key: string): Promise<Readable>;
  /** Removes the object and what an interrupted `put` may have left of it. Removing what is not there is no failure. */
  delete(key: string): Promise<void>;
  /** Throws when the store cannot be used now. */
  check(): Promise<void>;
};

/** A key becomes part of a path or an address, so it can be nothing but a UUID in small letters. */
export function assertKey(key: string): void {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key))
    throw new Error('This is not the key of an object.');
}

export function noSuchObject(cause: unknown): AppError {
  return new AppError('not_found', 'There is no such object in the store.', { cause });
}

const TRY_AGAIN = 'Please try again in a few minutes.';

export function storeIsFull(cause: unknown): AppError {
  const message = `The document store is full. Nothing was stored. Please try again later.`;
  return new AppError('unavailable', message, { cause });
}

export function notWritten(cause: unknown): AppError {
  const message = `The document store is not responding. Nothing was stored. ${TRY_AGAIN}`;
  return new AppError('unavailable', message, { cause });
}

export function notAnswering(cause: unknown): AppError {
  return new AppError('unavailable', `The document store is not responding. ${TRY_AGAIN}`, { cause });
}
