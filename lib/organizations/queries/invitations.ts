import 'server-only';
import { isOwnConfirmedAddress } from '@/lib/accounts/queries/addresses';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { findLink } from '@/lib/platform/mailed-link';
import { kindOf } from '../rules/members';
import type { OpenedInvitation } from '../schema/organizations';
import { isOpen } from './organization';

/** What the link of an invitation is for. Throws `gone` for one that was used, taken back, has expired, or is none. */
export async function openInvitation(
  actor: Actor | null,
  { token }: { token: string },
): Promise<OpenedInvitation> {
  const { id } = await findLink('join_organization', token);
  const { organization, email, role, invitedById, expiresAt } = await getOpenInvitation(db, id);
  return {
    organization: organization.name,
    kind: kindOf(organization),
    role,
    email,
    invitedBy: invitedById && (await findName(db, invitedById)),
    expiresAt: expiresAt.toISOString(),
    isYours: actor !== null && (await hasAddress(db, { actor, email })),
  };
}

/** Throws `gone`. */
export async function getOpenInvitation(tx: Tx, id: string) {
  const found = await tx.organizationInvitation.findFirst({
    where: { id, ...isOpen(), organization: { endedAt: null } },
    select: {
      id: true,
      email: true,
      role: true,
      invitedById: true,
      expiresAt: true,
      organization: { select: { id: true, name: true, planHolderId: true } },
    },
  });
  if (!found)
    throw new AppError('gone', 'This invitation can no longer be accepted. Please ask for another one.');
  return found;
}

/** Whether an invitation to this address is one to the actor: who has only typed it may be somebody else. */
async function hasAddress(tx: Tx, { actor, email }: { actor: Actor; email: string }): Promise<boolean> {
  const isSame = (await tx.user.count({ where: { id: actor.id, email } })) > 0;
  return isSame && isOwnConfirmedAddress(actor, email);
}

async function findName(tx: Tx, id: string): Promise<string | null> {
  const user = await tx.user.findFirst({
    where: { id, deletedAt: null },
    select: { firstName: true, lastName: true },
  });
  return user && `${user.firstName} ${user.lastName}`;
}
