import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { kindOf, seatsOf } from '../rules/members';
import type { InvitationView, MemberView, OrganizationView } from '../schema/organizations';

const invitationFields = {
  id: true,
  email: true,
  role: true,
  createdAt: true,
  expiresAt: true,
} satisfies Prisma.OrganizationInvitationSelect;

const memberFields = {
  role: true,
  joinedAt: true,
  user: { select: { id: true, firstName: true, lastName: true, email: true } },
} satisfies Prisma.OrganizationMemberSelect;

/** An invitation that can still be accepted. */
export function isOpen() {
  return { acceptedAt: null, revokedAt: null, expiresAt: { gt: now() } };
}

/** The actor's organization with its people, whoever is there longest first; null for whoever belongs to none. */
export async function findOrganization(actor: Pick<Actor, 'id'>): Promise<OrganizationView | null> {
  const row = await db.organization.findFirst({
    where: { endedAt: null, members: { some: { userId: actor.id } } },
    select: {
      id: true,
      name: true,
      planHolderId: true,
      createdAt: true,
      members: { orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }], select: memberFields },
      invitations: {
        where: isOpen(),
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: invitationFields,
      },
    },
  });
  if (!row) return null;
  const kind = kindOf(row);
  return {
    id: row.id,
    name: row.name,
    kind,
    role: row.members.find(({ user }) => user.id === actor.id)?.role ?? 'member',
    seats: seatsOf(kind),
    createdAt: row.createdAt.toISOString(),
    members: row.members.map(toMember),
    invitations: row.invitations.map(toInvitation),
  };
}

/** The same. Throws `not_found`. */
export async function getOrganization(actor: Pick<Actor, 'id'>): Promise<OrganizationView> {
  const found = await findOrganization(actor);
  if (!found) throw new AppError('not_found', 'Your account belongs to no organization.');
  return found;
}

type MemberRow = Prisma.OrganizationMemberGetPayload<{ select: typeof memberFields }>;

function toMember({ role, joinedAt, user }: MemberRow): MemberView {
  const { id, firstName, lastName, email } = user;
  return { id, name: `${firstName} ${lastName}`, email, role, joinedAt: joinedAt.toISOString() };
}

type InvitationRow = Prisma.OrganizationInvitationGetPayload<{ select: typeof invitationFields }>;

export function toInvitation({ createdAt, expiresAt, ...row }: InvitationRow): InvitationView {
  return { ...row, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
