import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { confirmedUntil } from '../rules/step-up';

/** Until when this sign-in counts as confirmed by PIN, passkey or recovery code; null when it does not. */
export async function findConfirmedUntil(actor: Actor, tx: Tx = db): Promise<Date | null> {
  const row = await tx.stepUp.findFirst({
    where: { sessionId: actor.sessionId, userId: actor.id },
    select: { verifiedAt: true },
  });
  return confirmedUntil(row?.verifiedAt, now());
}

/** Whether what is guarded may be shown: always for an account without a guard, which costs no query. */
export async function isSteppedUp(actor: Actor): Promise<boolean> {
  return !actor.isGuarded || (await findConfirmedUntil(actor)) !== null;
}

/** Throws `step_up_required` when the account is guarded and this sign-in was not confirmed within 10 minutes. */
export async function assertSteppedUp(actor: Actor): Promise<void> {
  if (!(await isSteppedUp(actor))) throw stepUpRequired();
}

export function stepUpRequired(): AppError {
  return new AppError('step_up_required', 'Please confirm that it is you.');
}
