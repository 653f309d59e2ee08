import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { findConfirmedUntil, stepUpRequired } from '../queries/step-up';
import { holdSession } from './hold-account';
import { confirmPassword, passwordMissing } from './passwords';

/** Ends what an account is told about its guards: the one way to hear of a stranger. */
export const IF_NOT_YOU = 'If this was not you, please log out everywhere and contact us.';

/** News of a change of guards, as the account's notifications say it. */
export function told<N extends { message: string }>(news: N): N {
  return { ...news, message: `${news.message} ${IF_NOT_YOU}` };
}

/** The password of an account without a guard was shown with this call. */
export type Proof = { hasPassword: boolean };

/**
 * Asks for the password where no guard can be asked for: a stolen session must not give the account its first guard.
 * Throws `validation_failed` without a password, `wrong_password`, and `rate_limited`. Not inside a transaction, because
 * tries are counted whatever becomes of it.
 */
export async function proveOwner(actor: Actor, password: string | undefined): Promise<Proof> {
  if (actor.isGuarded) return { hasPassword: false };
  await confirmPassword(actor, password);
  return { hasPassword: true };
}

/** For what was asked before the account was held: its last guard may be gone since. */
export function assertProven({ isGuarded }: { isGuarded: boolean }, { hasPassword }: Proof): void {
  if (!isGuarded && !hasPassword) throw passwordMissing();
}

/**
 * Until the transaction ends, no other one changes the guards of this account. Throws `step_up_required` when there is one
 * already and this sign-in is not confirmed: anyone who finds an open session must not add their own guard to it.
 * Throws `not_signed_in` when the session ended since the call came in. Returns whether there is one.
 */
export async function holdGuards(tx: Tx, actor: Actor): Promise<{ isGuarded: boolean }> {
  await holdSession(tx, actor);
  const pins = await tx.securityPin.count({ where: { userId: actor.id } });
  const passkeys = await tx.passkey.count({ where: { userId: actor.id } });
  const isGuarded = pins + passkeys > 0;
  if (isGuarded && !(await findConfirmedUntil(actor, tx))) throw stepUpRequired();
  return { isGuarded };
}

/** This sign-in showed a PIN, a passkey or a recovery code just now. */
export async function confirmSession(
  tx: Tx,
  { sessionId, id: userId }: { sessionId: string; id: string },
): Promise<void> {
  const confirmation = { userId, verifiedAt: now() };
  await tx.stepUp.upsert({
    where: { sessionId },
    create: { sessionId, ...confirmation },
    update: confirmation,
    select: { sessionId: true },
  });
}
