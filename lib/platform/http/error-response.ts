import 'server-only';
import { isNativeError } from 'node:util/types';
import { Prisma } from '@/prisma/generated/client';
import {
  isOfDeletedAccount,
  isOfHeldAccount,
  isOfSuspendedAccount,
  isOutOfRoom,
  isUniqueViolation,
} from '../db';
import { AppError } from '../errors';
import { heldError } from '../legal-hold';
import { logger } from '../telemetry/logger';
import { suspendedError } from '../suspension';

/** Maps anything thrown to the error body. What is not an AppError is logged and answered without detail. */
export function answerError(error: unknown, requestId: string): Response {
  const known = error instanceof AppError ? error : translate(error);
  if (known.status >= 500) note(known, requestId);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (known.retryAfterSeconds) headers.set('retry-after', String(known.retryAfterSeconds));
  // Its body is still on the way, and nobody will read it.
  if (known.code === 'too_slow') headers.set('connection', 'close');
  const body = { message: known.message, code: known.code, fields: known.fields };
  return Response.json(body, { status: known.status, headers });
}

/** What is refused for now with nothing beneath it, as email on a server that sends none, is no error of ours. */
function note(error: AppError, requestId: string): void {
  const { code, message, cause } = error;
  if (code === 'unavailable' && cause === undefined)
    return logger.warn({ requestId, code, refused: message });
  logger.error({ requestId, err: cause ?? error });
}

function translate(cause: unknown): AppError {
  if (isRouterSignal(cause)) throw cause;
  if (isOfDeletedAccount(cause)) return new AppError('not_signed_in', 'This account was deleted.', { cause });
  if (isOfHeldAccount(cause)) return heldError(cause);
  if (isOfSuspendedAccount(cause)) return suspendedError(cause);
  if (isUniqueViolation(cause)) return new AppError('conflict', 'This already exists.', { cause });
  if (cause instanceof Prisma.PrismaClientKnownRequestError) {
    if (cause.code === 'P2025')
      return new AppError('not_found', 'There is nothing at this address.', { cause });
    if (cause.code === 'P2034')
      return new AppError('conflict', 'Somebody else changed this. Please try again.', { cause });
  }
  if (isOutOfRoom(cause)) {
    return new AppError('unavailable', 'The database is full. Nothing was changed. Please try again later.', {
      cause,
    });
  }
  if (isDatabaseAway(cause)) {
    return new AppError('unavailable', 'The database cannot be reached. Please try again in a minute.', {
      cause,
    });
  }
  return new AppError(
    'internal',
    'Something went wrong on our side. Nothing was changed. Please try again.',
    { cause },
  );
}

/** Next throws to leave a prerender; that is not ours to answer. */
function isRouterSignal(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_');
}

/** P2028: no connection got free in time, or the transaction took too long and was rolled back. */
const AWAY =
  /^(P1001|P1002|P1008|P1017|P2024|P2028|P2037|ECONNREFUSED|ECONNRESET|57P0[123]|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;

/** What `pg` throws, without a code, when a connection breaks in the middle of a transaction. */
const BROKEN = /^(Connection terminated|Client has encountered a connection error)/;

function isDatabaseAway(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  return (
    [Reflect.get(error, 'code'), ...adapterCodes(error)].some((code) => AWAY.test(String(code))) ||
    BROKEN.test(error.message)
  );
}

/** A raw query fails with P2010 whatever the reason: what the driver said is below it. */
function adapterCodes(error: Error): unknown[] {
  const meta = error instanceof Prisma.PrismaClientKnownRequestError ? error.meta : undefined;
  const { cause } = (meta?.driverAdapterError ?? {}) as { cause?: { kind?: string; originalCode?: string } };
  return [cause?.kind, cause?.originalCode];
}
