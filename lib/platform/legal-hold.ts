import 'server-only';
import type { Tx } from './db';
import { AppError } from './errors';

/** Of a relation to an account that is under no legal hold: `where: { user: notHeld }`. */
export const notHeld = { legalHolds: { none: { liftedAt: null } } };

/** Of a relation to an account that is under one. */
export const held = { legalHolds: { some: { liftedAt: null } } };

/** Of a relation to an organization none of whose members is held. */
export const ofNobodyHeld = { members: { none: { user: held } } };

/** What is said to whoever would erase something of an account that is held: the database refuses it. */
export function heldError(cause?: unknown): AppError {
  const says =
    'We have to keep what is in this account for now, because of a legal matter. It can be deleted once that has ended.';
  return new AppError('conflict', says, { cause });
}

/** Of the accounts that are held: what was sent under one of these stays, too. Few at any time. */
export async function listHeldAddresses(tx: Tx): Promise<string[]> {
  return (await listHeldAccounts(tx)).map(({ email }) => email);
}

/** Throws `conflict`, with what to do instead, while the account is held. */
export async function assertNotHeld(tx: Tx, userId: string, instead: string): Promise<void> {
  if ((await tx.legalHold.count({ where: { userId, liftedAt: null } })) > 0) {
    throw new AppError('conflict', instead);
  }
}

export function listHeldAccounts(tx: Tx): Promise<{ id: string; email: string }[]> {
  return tx.user.findMany({ where: held, select: { id: true, email: true } });
}
