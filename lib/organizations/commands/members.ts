import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { notify } from '@/lib/notifications/commands/notify';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { asRole } from '../rules/members';
import type { MemberRoleInput } from '../schema/organizations';
import { followRole } from './account-role';
import { countOwners, holdOwn, holdOwnPlace, type HeldOrganization } from './hold';
import { endKeysOf } from './revoke-departed-keys';
import { nameOf, tellOwners } from './notices';

const LAST_OWNER = 'An organization needs an owner. Please make somebody else an owner first.';
const ON_THEIR_PLAN =
  'The organization depends on the plan of this account, so this account stays an owner as long as the organization exists. An owner can close it.';

/**
 * Makes a member an owner, or an owner a member. Throws `step_up_required`, `not_found`, `forbidden`, and `conflict` for the
 * last owner and the one whose plan it is.
 */
export async function setMemberRole(actor: Actor, userId: string, { role }: MemberRoleInput): Promise<void> {
  await assertSteppedUp(actor);
  await transaction(async (tx) => {
    const organization = await holdOwn(tx, actor);
    await holdAccount(tx, userId);
    const member = await getMember(tx, { organization, userId });
    if (member.role === role) return;
    if (role === 'member') await assertOthersOwn(tx, { organization, userId, role: member.role });
    await tx.organizationMember.update({ where: { userId }, data: { role }, select: { userId: true } });
    await audit(tx, {
      type: 'organization.role_changed',
      actorId: actor.id,
      subjectId: organization.id,
      data: { memberId: userId, role },
    });
    if (userId === actor.id) return;
    await notify(tx, {
      userId,
      type: 'organization.role_changed',
      title: `You are ${asRole[role]} of ${organization.name} now`,
      message: `${await nameOf(tx, actor.id)} changed your role in the organization.`,
      href: '/organization',
    });
  });
}

/** Takes a member out. Throws as `setMemberRole` does. */
export async function removeMember(actor: Actor, userId: string): Promise<void> {
  await assertSteppedUp(actor);
  await transaction(async (tx) => {
    const organization = await holdOwn(tx, actor);
    await holdAccount(tx, userId);
    const { role } = await getMember(tx, { organization, userId });
    await assertOthersOwn(tx, { organization, userId, role });
    await takeOut(tx, { organization, userId, actorId: actor.id });
    await audit(tx, {
      type: 'organization.member_removed',
      actorId: actor.id,
      subjectId: organization.id,
      data: { memberId: userId },
    });
    await tellOfRemoval(tx, { organization, userId, actorId: actor.id });
  });
  forgetAccount(userId);
}

/** Throws `not_found`, and `conflict` for the last owner and the one whose plan it is. */
export async function leaveOrganization(actor: Actor): Promise<void> {
  await transaction(async (tx) => {
    const { organization, role } = await holdOwnPlace(tx, actor);
    await assertOthersOwn(tx, { organization, userId: actor.id, role });
    await writeLeave(tx, organization, { userId: actor.id });
  });
  forgetAccount(actor.id);
}

type Leaving = {
  userId: string;
  /** what the others call them; else by name */
  called?: string;
};

/** Call it while the organization and the account are held. */
export async function writeLeave(
  tx: Tx,
  organization: HeldOrganization,
  { userId, called }: Leaving,
): Promise<void> {
  const who = called ?? (await nameOf(tx, userId));
  await takeOut(tx, { organization, userId, actorId: userId, called });
  await audit(tx, {
    type: 'organization.left',
    actorId: userId,
    subjectId: organization.id,
    data: { memberId: userId },
  });
  await tellOwners(
    tx,
    { organizationId: organization.id, except: userId },
    {
      type: 'organization.left',
      title: `A member left ${organization.name}`,
      message: `${who} is no longer a member.`,
    },
  );
}

type Place = { organization: HeldOrganization; userId: string };

async function getMember(tx: Tx, { organization, userId }: Place) {
  const where = { userId, organizationId: organization.id };
  const member = await tx.organizationMember.findFirst({ where, select: { role: true } });
  if (!member) throw new AppError('not_found', 'There is no such member.');
  return member;
}

async function assertOthersOwn(
  tx: Tx,
  { organization, userId, role }: Place & { role: string },
): Promise<void> {
  if (role !== 'owner') return;
  if ((await countOwners(tx, organization.id)) < 2) throw new AppError('conflict', LAST_OWNER);
  if (organization.planHolderId === userId) throw new AppError('conflict', ON_THEIR_PLAN);
}

async function takeOut(
  tx: Tx,
  { organization, userId, actorId, called }: Place & { actorId: string; called?: string },
): Promise<void> {
  await tx.organizationMember.delete({ where: { userId }, select: { userId: true } });
  await followRole(tx, organization, { userId, actorId, joins: false });
  await endKeysOf(tx, organization, { userId, actorId, called });
}

async function tellOfRemoval(
  tx: Tx,
  { organization, userId, actorId }: Place & { actorId: string },
): Promise<void> {
  if (userId !== actorId) {
    await notify(tx, {
      userId,
      type: 'organization.removed',
      title: `You are no longer a member of ${organization.name}`,
      message: `${await nameOf(tx, actorId)} removed you. What is your own stays in your account.`,
    });
  }
  await tellOwners(
    tx,
    { organizationId: organization.id, except: actorId },
    {
      type: 'organization.left',
      title: `A member of ${organization.name} was removed`,
      message: `${await nameOf(tx, actorId)} removed ${await nameOf(tx, userId)}.`,
    },
  );
}
