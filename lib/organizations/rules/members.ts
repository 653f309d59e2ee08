import type { Role } from '@/prisma/generated/enums';

export const organizationRoles = ['owner', 'member'] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

/** A partner stands on an approved application, every other organization on the plan of one of its members. */
export type OrganizationKind = 'partner' | 'plan';

/** What the Professional plan says: five people, invitations among them. */
export const PLAN_SEATS = 5;

export const roleLabels: Record<OrganizationRole, string> = { owner: 'Owner', member: 'Member' };

/** `an owner`, `a member` */
export const asRole: Record<OrganizationRole, string> = { owner: 'an owner', member: 'a member' };

export function kindOf({ planHolderId }: { planHolderId: string | null }): OrganizationKind {
  return planHolderId === null ? 'partner' : 'plan';
}

export function seatsOf(kind: OrganizationKind): number | null {
  return kind === 'plan' ? PLAN_SEATS : null;
}

/** Whether one more may be asked to join. */
export function hasSeat(kind: OrganizationKind, taken: { members: number; invitations: number }): boolean {
  const seats = seatsOf(kind);
  return seats === null || taken.members + taken.invitations < seats;
}

/** Whether somebody typed the name of an organization: capital letters, spaces and the form of quotes do not matter. */
export function isNamed({ name }: { name: string }, typed: string): boolean {
  return plain(name) === plain(typed);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Why an account of this role may join no organization; null where it may. */
export function whyNotToJoin(role: Role): string | null {
  if (role === 'notary') {
    return 'A notary’s account cannot join an organization. Please open another account for it, with another email address.';
  }
  return role === 'admin' ? 'An admin’s account cannot join an organization.' : null;
}

/** What the role of an account is once it has joined, or has left; null where it stays. */
export function roleAfter(
  kind: OrganizationKind,
  { role, joins }: { role: Role; joins: boolean },
): 'partner' | 'owner' | null {
  if (kind === 'plan') return null;
  if (joins) return role === 'owner' ? 'partner' : null;
  return role === 'partner' ? 'owner' : null;
}
