import 'server-only';
import { hasConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { listBondStates } from '@/lib/catalog/queries';
import { notify } from '@/lib/notifications/commands/notify';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { assertOwnNotary } from '../queries/own-notary';
import { getProfile } from '../queries/profile';
import { describeGaps, describeMissingPapers, listCredentialGaps } from '../rules/credentials';
import { dayOf } from '../rules/eligibility';
import type { NotaryProfileView, SetVerifiedInput } from '../schema/profile';
import { announceProfile } from './announce';
import { isSame, listHeld } from './credentials';
import { holdProfile } from './hold-profile';

/**
 * An admin has compared the credentials with their papers, or takes that back, and with it the appointments to come. What is so already stays as it is. Throws
 * `forbidden`, `not_found`, `validation_failed` that names what is missing or has lapsed, the address included, and `conflict` where a
 * paper is missing, and where credentials or papers are others than those that were compared.
 */
export async function setVerified(
  actor: Actor,
  userId: string,
  { verified, ...compared }: SetVerifiedInput,
): Promise<NotaryProfileView> {
  if (actor.role !== 'admin') throw new AppError('forbidden', 'Only an admin can verify a notary.');
  await assertOwnNotary(actor, userId);
  await transaction(async (tx) => {
    await holdProfile(tx, userId);
    if (verified) {
      await assertAddress(tx, userId);
      await assertCredentialsInForce(tx, userId, compared.credentials);
      await assertPapers(tx, userId, compared.papers);
    }
    const { count } = await tx.notaryProfile.updateMany({
      where: { userId, verifiedAt: verified ? null : { not: null } },
      data: { verifiedAt: verified ? now() : null },
    });
    if (count === 0) return;
    await audit(tx, {
      type: verified ? 'notary.verified' : 'notary.unverified',
      actorId: actor.id,
      subjectId: userId,
    });
    if (!verified) await enqueue(tx, 'reassign', userId);
    await tell(tx, userId, verified);
    await announceProfile(tx, userId);
  });
  return getProfile(actor, userId);
}

/** Papers say who somebody is; only the address says that this account is theirs. */
async function assertAddress(tx: Tx, userId: string): Promise<void> {
  if (await hasConfirmedAddress(tx, userId)) return;
  const message =
    'The notary has not confirmed the email address of the account yet. Please ask for that first.';
  throw new AppError('validation_failed', message, { fields: { verified: message } });
}

async function assertCredentialsInForce(
  tx: Tx,
  userId: string,
  compared: SetVerifiedInput['credentials'],
): Promise<void> {
  const credentials = await listHeld(tx, userId);
  if (compared && !isSame(credentials, compared)) {
    throw new AppError(
      'conflict',
      'The notary has changed the credentials since you loaded the page. Please reload it, and compare the new ones.',
    );
  }
  const { states } = await tx.notaryProfile.findUniqueOrThrow({
    where: { userId },
    select: { states: true },
  });
  const day = dayOf(now());
  const gaps = listCredentialGaps({ states, credentials, bondStates: listBondStates(), day });
  if (gaps.length === 0) return;
  const message = `${describeGaps(gaps)} Please ask the notary to complete the credentials first.`;
  throw new AppError('validation_failed', message, { fields: { verified: message } });
}

/** What nobody has seen cannot have been compared. */
async function assertPapers(tx: Tx, userId: string, compared: SetVerifiedInput['papers']): Promise<void> {
  const held = await tx.notaryCredential.findMany({
    where: { notaryId: userId },
    orderBy: [{ kind: 'asc' }, { state: 'asc' }],
    select: { kind: true, state: true, paperObjectId: true },
  });
  const without = held.filter(({ paperObjectId }) => paperObjectId === null);
  if (without.length > 0) throw new AppError('conflict', describeMissingPapers(without));
  const papers = held.map(({ paperObjectId }) => paperObjectId ?? '');
  if (!compared || papers.toSorted().join() === compared.toSorted().join()) return;
  throw new AppError(
    'conflict',
    'The notary has uploaded another paper since you loaded the page. Please reload it, and compare the new one.',
  );
}

async function tell(tx: Tx, userId: string, verified: boolean): Promise<void> {
  await notify(tx, {
    userId,
    ...(verified
      ? {
          type: 'notary.verified',
          title: 'You are verified',
          message: 'Your credentials are verified. Requests are offered to you while you are available.',
        }
      : {
          type: 'notary.unverified',
          title: 'Your verification was withdrawn',
          message:
            'No requests are offered to you for now, and your appointments go to other notaries. Please check your credentials, or write to us.',
        }),
    href: '/dashboard/notary/settings',
  });
}
