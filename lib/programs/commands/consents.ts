import 'server-only';
import { lockDeedWithin } from '@/lib/deeds/commands/lock';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { takeLink } from '@/lib/platform/mailed-link';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';
import { findSoundLeaves } from '@/lib/evidence/queries/verification';
import { readAsked, readerOf } from '../queries/consents';
import { tellOrdered } from './tell-ordered';
import type { AnswerConsentInput, ConsentAnswer, ConsentReader } from '../schema/consents';

/**
 * The answer of an owner whether an organization may have their property locked. Whoever has the link can decline; agreeing
 * takes the account with exactly that address, confirmed, and makes the lock its own in the same transaction. Throws `gone`,
 * `not_signed_in`, `forbidden`, `unconfirmed_address`, and `conflict` where the account has this property locked.
 */
export function answerConsent(
  actor: Actor | null,
  { token, answer }: AnswerConsentInput,
): Promise<ConsentAnswer> {
  return transaction(async (tx) => {
    const { id } = await takeLink(tx, 'consent_to_lock', token);
    return answer === 'agree' ? agree(tx, actor, id) : decline(tx, actor, id);
  });
}

async function decline(tx: Tx, actor: Actor | null, id: string): Promise<ConsentAnswer> {
  const { organization, organizationId } = await readAsked(tx, id);
  await decide(tx, id, { status: 'declined' });
  await audit(tx, { type: 'partner_lock.declined', actorId: actor?.id ?? null, subjectId: id });
  await publishEvent(tx, {
    organizationId,
    mode: 'live',
    type: 'property.declined',
    data: { property_id: id, status: 'declined', blockchain_hash: null, log_index: null, mode: 'live' },
  });
  return { lockId: null, message: `There is no lock, and ${organization.name} learns that you declined.` };
}

const refusals: Record<
  Exclude<ConsentReader, 'owner'>,
  [ConstructorParameters<typeof AppError>[0], string]
> = {
  visitor: ['not_signed_in', 'Please log in with the email address that was asked.'],
  other_account: ['forbidden', 'Another email address was asked. Please log in with that one.'],
  unconfirmed: ['unconfirmed_address', 'Before you can agree, please confirm your email address.'],
};

async function agree(tx: Tx, actor: Actor | null, id: string): Promise<ConsentAnswer> {
  const asked = await readAsked(tx, id);
  const reader = await readerOf(tx, actor, asked.ownerEmail);
  if (reader !== 'owner' || !actor) throw new AppError(...refusals[reader === 'owner' ? 'visitor' : reader]);
  await audit(tx, { type: 'partner_lock.agreed', actorId: actor.id, subjectId: id });
  const {
    id: lockId,
    message,
    logIndex,
  } = await lockDeedWithin(tx, actor, {
    propertyAddress: asked.propertyAddress,
    ownerName: asked.ownerName,
    lockType: asked.lockDays === null ? 'permanent' : 'temporary',
    expiryDays: asked.lockDays,
    reason: `Asked for by ${asked.organization.name}`,
  });
  await decide(tx, id, { status: 'locked', lockId });
  const { propertyAddress, organization } = asked;
  await tellOrdered(tx, { userId: actor.id, lockId, propertyAddress, by: organization.name, message });
  const hash = (await findSoundLeaves(tx, [logIndex])).get(logIndex) ?? null;
  await publishEvent(tx, {
    organizationId: asked.organizationId,
    mode: 'live',
    type: 'property.locked',
    data: { property_id: id, status: 'locked', blockchain_hash: hash, log_index: logIndex, mode: 'live' },
  });
  return { lockId, message };
}

/** Two answers at once, or one as its days end: the first counts. */
async function decide(
  tx: Tx,
  id: string,
  data: { status: 'declined' } | { status: 'locked'; lockId: string },
): Promise<void> {
  const { count } = await tx.partnerLock.updateMany({
    where: { id, status: 'pending_consent' },
    data: { ...data, decidedAt: now() },
  });
  if (count === 0) throw new AppError('gone', 'This question is over: it was answered, or taken back.');
}

/** Takes back what an organization sees of one's own lock; the lock stays. Throws `not_found`. */
export function endAccess(actor: Actor, lockId: string): Promise<void> {
  return transaction(async (tx) => {
    const [ended] = await tx.partnerLock.updateManyAndReturn({
      where: { lockId, accessEndedAt: null, lock: { ownerId: actor.id } },
      data: { accessEndedAt: now() },
      select: { id: true },
    });
    if (!ended) throw new AppError('not_found', 'No organization has access to this property.');
    await audit(tx, { type: 'partner_lock.access_ended', actorId: actor.id, subjectId: ended.id });
  });
}
