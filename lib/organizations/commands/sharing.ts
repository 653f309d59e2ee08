import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { getShare } from '../queries/sharing';
import { sharedKindWords } from '../rules/sharing';
import type { SharedKind, SharedThing } from '../schema/sharing';
import { holdOwnPlace } from './hold';
import { nameOf } from './notices';

/**
 * Makes sure, in the domain of a thing, that it is the actor's and may be shared, and that it stays until the transaction ends.
 * Returns the id by which it is shared.
 */
export type HoldShareable = (tx: Tx, actor: Actor, id: string) => Promise<string>;

/**
 * Lets the members of the actor's organization see something of the actor's; what is shared already stays so. Throws `not_found`
 * for whoever is a member of none and for what is not theirs, and what `hold` throws.
 */
export async function shareWithOrganization(
  actor: Actor,
  { kind, id }: SharedThing,
  hold: HoldShareable,
): Promise<void> {
  await transaction(async (tx) => {
    // Organization and account before the thing, as whoever deletes an account has it.
    const { organization } = await holdOwnPlace(tx, actor);
    const thingId = await hold(tx, actor, id);
    const own = { kind, thingId, sharedById: actor.id };
    if ((await tx.organizationShare.count({ where: own })) > 0) return;
    await tx.organizationShare.create({
      data: { ...own, organizationId: organization.id, createdAt: now() },
      select: { thingId: true },
    });
    await audit(tx, {
      type: 'organization.shared',
      actorId: actor.id,
      subjectId: thingId,
      data: { organizationId: organization.id, kind },
    });
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? sharedByAnother(kind, error) : error;
  });
}

/** An invoice belongs to two: who sent it, and whose visit it bills. */
function sharedByAnother(kind: SharedKind, cause: unknown): AppError {
  return new AppError('conflict', `This ${kind} is shared with an organization by somebody else already.`, {
    cause,
  });
}

/**
 * Ends that something is shared: for who shared it, and for an owner of the organization. Throws `not_found` for what is not shared
 * with the actor, and `forbidden` for a member who did not share it.
 */
export async function endSharing(actor: Actor, { kind, id }: SharedThing): Promise<void> {
  await transaction(async (tx) => {
    const { organization } = await holdOwnPlace(tx, actor);
    const { ownerId, mayEnd, isOwn } = await getShare(actor, { kind, id }, tx);
    if (!mayEnd) {
      throw new AppError(
        'forbidden',
        'The member who shared this or an owner of the organization can stop sharing it.',
      );
    }
    const { count } = await tx.organizationShare.deleteMany({ where: { kind, thingId: id } });
    // Its person took it back, or deleted it, at this moment.
    if (count === 0) return;
    await audit(tx, {
      type: 'organization.sharing_ended',
      actorId: actor.id,
      subjectId: id,
      data: { organizationId: organization.id, kind },
    });
    if (isOwn) return;
    const { thing, href } = sharedKindWords[kind];
    await notify(tx, {
      userId: ownerId,
      type: 'organization.sharing_ended',
      title: `${organization.name} no longer sees ${thing} of yours`,
      message: `${await nameOf(tx, actor.id)} ended the sharing. It stays in your account as it is.`,
      href: href(id),
    });
  });
}

/** Of something that is deleted. Call it in the transaction that deletes it. */
export async function endSharesOf(tx: Tx, { kind, ids }: { kind: SharedKind; ids: string[] }): Promise<void> {
  await tx.organizationShare.deleteMany({ where: { kind, thingId: { in: ids } } });
}
