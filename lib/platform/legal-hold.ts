import 'server-only';
import type { Tx } from './db';
import { AppError } from './errors';

/** Of a relation to an account that is under no legal hold: `where: { user: notHeld }`. */
export const notHeld = { legalHolds: { none: { liftedAt: null } } };

/** Of a visit neither of whose parties is held. */
export const notHeldVisit = {
  client: notHeld,
  OR: [{ notaryId: null }, { notary: { user: notHeld } }],
};

/** Of a relation to an organization none of whose members is held. */
export const ofNobodyHeld = { members: { none: { user: { legalHolds: { some: { liftedAt: null } } } } } };

/** What is said to whoever would erase something of an account that is held: the database refuses it. */
export function heldError(cause?: unknown): AppError {
  const says =
    'We have to keep what is in this account for now, because of a legal matter. It can be deleted once that has ended.';
  return new AppError('conflict', says, { cause });
}

/** Of the accounts that are held: what was sent under one of these stays, too. Few at any time. */
export async function listHeldAddresses(tx: Tx): Promise<string[]> {
  const held = await tx.user.findMany({
    where: { legalHolds: { some: { liftedAt: null } } },
    select: { email: true },
  });
  return held.map(({ email }) => email);
}
