import 'server-only';
import { hasConfirmedAddress } from '@/lib/accounts/queries/addresses';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { findLink } from '@/lib/platform/mailed-link';
import type { Consent, ConsentReader, LockAccess } from '../schema/consents';

/** What the link of an email asks its reader. Throws `gone` once it was answered, or its days are over. */
export async function getConsent(actor: Actor | null, { token }: { token: string }): Promise<Consent> {
  const { id } = await findLink('consent_to_lock', token);
  const { organization, lockDays, expiresAt, ...asked } = await readAsked(db, id);
  const { propertyAddress, ownerName, ownerEmail } = asked;
  return {
    organization: organization.name,
    propertyAddress,
    ownerName,
    ownerEmail,
    lockDays,
    expiresAt: expiresAt.toISOString(),
    reader: await readerOf(db, actor, ownerEmail),
  };
}

/** The question with this id, as long as it can be answered. Throws `gone`. */
export async function readAsked(tx: Tx, id: string) {
  const asked = await tx.partnerLock.findFirst({
    where: { id, status: 'pending_consent', organization: { endedAt: null } },
    select: {
      organizationId: true,
      propertyAddress: true,
      ownerName: true,
      ownerEmail: true,
      lockDays: true,
      expiresAt: true,
      organization: { select: { name: true } },
    },
  });
  if (!asked) throw new AppError('gone', 'This question is over: it was answered, or taken back.');
  return asked;
}

/** Whether this reader may agree, and if not, why. */
export async function readerOf(tx: Tx, actor: Actor | null, ownerEmail: string): Promise<ConsentReader> {
  if (!actor) return 'visitor';
  const isAsked = await tx.user.count({ where: { id: actor.id, email: ownerEmail } });
  if (isAsked === 0) return 'other_account';
  return (await hasConfirmedAddress(tx, actor.id)) ? 'owner' : 'unconfirmed';
}

/** The organization that sees the state of one's own lock; null when none does. */
export async function findLockAccess(actor: Actor, lockId: string): Promise<LockAccess | null> {
  const row = await db.partnerLock.findFirst({
    where: { lockId, accessEndedAt: null, lock: { ownerId: actor.id }, organization: { endedAt: null } },
    select: { decidedAt: true, createdAt: true, organization: { select: { name: true } } },
  });
  return (
    row && { organization: row.organization.name, since: (row.decidedAt ?? row.createdAt).toISOString() }
  );
}
