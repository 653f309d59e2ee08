import 'server-only';
import { createHash } from 'node:crypto';
import type { Prisma } from '@/prisma/generated/client';
import type { ApiCaller } from './api-caller';
import { now } from '../clock';
import { transaction, type Tx } from '../db';
import { deleteInBatches } from '../database/delete-in-batches';
import { AppError } from '../errors';

const HOUR_MS = 60 * 60 * 1000;
/** So long the same key has the same answer. */
const KEPT_HOURS = 24;
const KEY = /^[\x21-\x7e]{1,255}$/;
const KEY_WRONG = 'Please send an Idempotency-Key of 1 to 255 visible ASCII characters.';
const KEY_USED =
  'This Idempotency-Key was used for another request within 24 hours. Please send a new key with a new request.';
const KEY_BUSY = 'A request with this Idempotency-Key is running. Please send it again in a second.';

export type StoredAnswer = { status: number; body: unknown };

/** A call that may come again: what makes it the same call, and whose it is. */
export type RepeatableCall = {
  caller: Pick<ApiCaller, 'ownerId' | 'mode'>;
  key: string;
  requestHash: Buffer;
};

/** The key of a request, or null. Throws `invalid_request` for one that is none. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null) return null;
  if (!KEY.test(key)) throw new AppError('invalid_request', KEY_WRONG);
  return key;
}

/** SHA-256 of what makes a request the same one. */
export function requestHashOf(request: Request, body: string | Uint8Array): Buffer {
  const { pathname } = new URL(request.url);
  return createHash('sha256').update(`${request.method}\n${pathname}\n`).update(body).digest();
}

/** What this call was answered with before; null for a new one. Throws `conflict` where the key stands for another request. */
export async function findStoredAnswer(tx: Tx, call: RepeatableCall): Promise<StoredAnswer | null> {
  const row = await tx.apiIdempotentAnswer.findUnique({ where: { ownerId_mode_key: idOf(call) } });
  if (!row || row.createdAt.getTime() <= keptSince().getTime()) return null;
  if (!call.requestHash.equals(row.requestHash)) throw new AppError('conflict', KEY_USED);
  return { status: row.status, body: row.body };
}

/**
 * Does `work` once for a call that may come again, and keeps its answer for 24 hours in the same transaction: what throws
 * leaves neither. Throws `conflict` while another process does it, with the second after which to ask again. Without a call
 * it is a transaction as any other.
 */
export function doOnce<T extends Prisma.InputJsonValue>(
  call: RepeatableCall | null,
  { status, work }: { status: number; work: (tx: Tx) => Promise<T> },
): Promise<StoredAnswer> {
  return transaction(async (tx) => {
    if (!call) return { status, body: await work(tx) };
    await hold(tx, call);
    const earlier = await findStoredAnswer(tx, call);
    if (earlier) return earlier;
    const body = await work(tx);
    const row = { status, body, requestHash: new Uint8Array(call.requestHash), createdAt: now() };
    const id = idOf(call);
    await tx.apiIdempotentAnswer.upsert({
      where: { ownerId_mode_key: id },
      create: { ...id, ...row },
      update: row,
      select: { key: true },
    });
    return { status, body };
  });
}

/** Whoever waits for a lock keeps a connection; twenty of them would leave none for the one that works. */
async function hold(tx: Tx, call: RepeatableCall): Promise<void> {
  const name = Object.values(idOf(call)).join('\n');
  const [row] = await tx.$queryRaw<{ held: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`idempotency\n${name}`}, 0)) AS held`;
  if (!row?.held) throw new AppError('conflict', KEY_BUSY, { retryAfterSeconds: 1 });
}

function idOf({ caller: { ownerId, mode }, key }: RepeatableCall) {
  return { ownerId, mode, key };
}

function keptSince(): Date {
  return new Date(now().getTime() - KEPT_HOURS * HOUR_MS);
}

/** Removes answers after their 24 hours. Returns how many. */
export async function deleteOldAnswers(): Promise<{ deleted: number }> {
  const where = { createdAt: { lte: keptSince() } };
  return deleteInBatches('answers', (tx, limit) => tx.apiIdempotentAnswer.deleteMany({ where, limit }));
}
