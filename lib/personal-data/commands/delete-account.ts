import 'server-only';
import { eraseAccount, holdForDeletion, lockedPassword } from '@/lib/accounts/commands/erase';
import { holdSession } from '@/lib/accounts/commands/hold-account';
import { confirmPassword } from '@/lib/accounts/commands/passwords';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { hasConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { eraseAlerts } from '@/lib/alerts/commands/erase';
import { eraseFraudCases } from '@/lib/fraud/commands/erase';
import { eraseLocks } from '@/lib/deeds/commands/erase';
import { eraseGenerated } from '@/lib/generator/commands/erase';
import { eraseMessages, eraseRequests, eraseWork, holdWork } from '@/lib/notary/commands/erase';
import { eraseMails, eraseNotices } from '@/lib/notifications/commands/erase';
import { eraseMembership, holdPlace } from '@/lib/organizations/commands/erase';
import { eraseDocumentHashes, eraseSentUnder } from '@/lib/partners/commands/erase';
import { eraseConnections } from '@/lib/oauth/commands/erase';
import { closeOpenPayments } from '@/lib/payments/commands/settlement';
import { closeCheckouts } from '@/lib/plans/commands/write-subscription';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { erasePartnerLocks, eraseProgramRecords } from '@/lib/programs/commands/erase';
import { eraseWatch } from '@/lib/properties/commands/erase';
import { eraseCases } from '@/lib/support/commands/erase';
import { eraseVault } from '@/lib/vault/commands/erase';
import { isOwnAccount } from '../policy';
import { listDeletionBlockers } from '../queries/deletion-blockers';
import { eraseExports } from './stored-export';

/**
 * Deletes the actor's account: everything that names somebody is erased or replaced, keys of documents and openings of log
 * entries are destroyed, sessions end, and a goodbye is mailed. What the law has us keep stays, tied to nobody. All of it
 * is one transaction; a job removes the bytes of files. Throws `not_found` for another account, `step_up_required`,
 * `validation_failed` without a password, `wrong_password`, `rate_limited`, and `conflict` while something is to be settled,
 * with each reason by its kind in `fields`.
 */
export async function deleteAccount(
  actor: Actor,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  if (!isOwnAccount(actor, userId)) throw new AppError('not_found', 'There is no such account.');
  await assertSteppedUp(actor);
  await confirmPassword(actor, password);
  const passwordHash = await lockedPassword();
  await transaction((tx) => writeDeletion(tx, actor, passwordHash));
  forgetAccount(userId);
}

async function writeDeletion(tx: Tx, actor: Actor, passwordHash: string): Promise<void> {
  const { id } = actor;
  await holdPlace(tx, id, () => holdForDeletion(tx, id));
  await holdSession(tx, actor);
  await holdWork(tx, id);
  await assertSettled(tx, actor);
  const { email } = await tx.user.findUniqueOrThrow({ where: { id }, select: { email: true } });
  // What was sent under an address that nobody confirmed may be somebody else's.
  const isOwnAddress = await hasConfirmedAddress(tx, id);
  // Money that comes from a page that is still open goes back.
  await closeOpenPayments(tx, { userId: id });
  await closeCheckouts(tx, id, 'failed');
  await eraseExports(tx, id);
  await eraseMessages(tx, id);
  await eraseRequests(tx, id);
  await eraseWork(tx, id);
  await eraseDocumentHashes(tx, id);
  await eraseGenerated(tx, id);
  await eraseProgramRecords(tx, id);
  const documents = await eraseVault(tx, id);
  await eraseWatch(tx, id);
  await erasePartnerLocks(tx, { userId: id, email: isOwnAddress ? email : undefined });
  const locks = await eraseLocks(tx, id);
  await eraseAlerts(tx, id);
  await eraseConnections(tx, id);
  await eraseNotices(tx, id);
  await eraseCases(tx, { userId: id, email: isOwnAddress ? email : undefined });
  await eraseFraudCases(tx, { userId: id, email: isOwnAddress ? email : undefined });
  await eraseMembership(tx, { userId: id, email: isOwnAddress ? email : undefined });
  if (isOwnAddress) {
    await eraseSentUnder(tx, email);
    await eraseMails(tx, email);
  }
  await audit(tx, { type: 'user.deleted', actorId: id, subjectId: id, data: { documents, locks } });
  await eraseAccount(tx, { id, email, passwordHash });
}

async function assertSettled(tx: Tx, actor: Actor): Promise<void> {
  const blockers = await listDeletionBlockers(actor, tx);
  if (blockers.length === 0) return;
  const fields = Object.fromEntries(blockers.map(({ kind, says }) => [kind, says]));
  const reasons = Object.values(fields).join(' ');
  throw new AppError('conflict', `Your account cannot be deleted yet. ${reasons}`, { fields });
}
