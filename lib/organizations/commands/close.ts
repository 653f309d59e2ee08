import 'server-only';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Actor } from '@/lib/platform/actor';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { getOwnership } from '../queries/membership';
import { isNamed } from '../rules/members';
import { NOT_ITS_NAME, type CloseOrganizationInput } from '../schema/organizations';
import { endHeld } from './end';
import { holdOwn, type HeldOrganization } from './hold';
import { nameOf } from './notices';

/**
 * Ends the actor's organization for all of its members, who are told by email: programs stop. The plan or the partnership that
 * it stands on goes on. Throws `not_found`, `forbidden`, `step_up_required`, and `validation_failed` for another name.
 */
export async function closeOwnOrganization(actor: Actor, { name }: CloseOrganizationInput): Promise<void> {
  await getOwnership(db, actor);
  await assertSteppedUp(actor);
  const left = await transaction(async (tx) => {
    const organization = await holdOwn(tx, actor);
    if (!isNamed(organization, name)) {
      throw new AppError('validation_failed', NOT_ITS_NAME, { fields: { name: NOT_ITS_NAME } });
    }
    return endHeld(tx, organization, { actorId: actor.id, tell: await tellOfClose(tx, actor, organization) });
  });
  left.forEach(forgetAccount);
}

/** Whoever closed it, too: it may have been somebody else, in their account. */
async function tellOfClose(tx: Tx, actor: Actor, organization: HeldOrganization) {
  const closer = await nameOf(tx, actor.id);
  return (userId: string) =>
    notifyByMail(tx, {
      userId,
      type: 'organization.ended',
      title: `${organization.name} was closed`,
      message: `${userId === actor.id ? 'You' : closer} closed this organization. Its keys, webhooks and apps no longer work. What is your own stays in your account and is no longer shared.`,
    });
}
