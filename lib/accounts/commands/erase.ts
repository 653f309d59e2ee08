import 'server-only';
import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { publishSessionEnd } from '@/lib/platform/account-stream';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { sendsMail } from '@/lib/platform/env';
import { enqueue } from '@/lib/platform/jobs';
import { makeLink } from '@/lib/platform/mailed-link';
import { NOBODY, erasedAddressOf } from '../rules/erased';
import { hashing } from '../rules/hashing';

/**
 * Until the transaction ends nothing is added to this account: whoever is about to waits here, and the database refuses it
 * afterward (a trigger, `refuse_deleted_account`). Call it before it is looked at what the account holds.
 */
export async function holdForDeletion(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
}

/** A password that nobody knows. It takes its time: not inside a transaction. */
export function lockedPassword(): Promise<string> {
  return hash(randomBytes(32).toString('base64url'), hashing);
}

/**
 * Puts nobody in the place of an account's owner, takes away everything that lets somebody in, and has a goodbye mailed.
 * Call `forgetAccount` once the transaction is committed.
 */
export async function eraseAccount(
  tx: Tx,
  { id, email, passwordHash }: { id: string; email: string; passwordHash: string },
): Promise<void> {
  const own = { where: { userId: id } };
  await publishSessionEnd(tx, { userId: id });
  await tx.session.deleteMany(own);
  await tx.stepUp.deleteMany(own);
  await tx.securityPin.deleteMany(own);
  await tx.passkey.deleteMany(own);
  await tx.recoveryCode.deleteMany(own);
  await tx.webauthnChallenge.deleteMany(own);
  await tx.mailedLink.deleteMany(own);
  // Why it was held or suspended names people; the trail says that it was.
  await tx.legalHold.deleteMany(own);
  await tx.accountSuspension.deleteMany(own);
  await tx.user.update({
    where: { id },
    data: { ...NOBODY, email: erasedAddressOf(id), passwordHash, emailConfirmedAt: null, deletedAt: now() },
    select: { id: true },
  });
  // Where no email goes out, the copy that is kept to be read would outlive the account.
  if (!sendsMail()) return;
  const goodbye = await makeLink(tx, { purpose: 'account_deleted', userId: id, address: email });
  await enqueue(tx, 'account-mail', goodbye);
}
