import 'server-only';
import { verify } from '@node-rs/argon2';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import type { Device } from '@/lib/platform/device';
import { AppError } from '@/lib/platform/errors';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { tryPassword } from './password-tries';

/**
 * The person of this session knows the password. Tries count for the session: whoever took one over cannot use up those of
 * its owner. Throws `validation_failed` without a password, `wrong_password`, and `rate_limited`.
 */
export async function confirmPassword(actor: Actor, password: string | undefined): Promise<void> {
  if (!password) throw passwordMissing();
  await countTry(limits.confirmPassword, actor.sessionId);
  const where = { id: actor.id };
  const { passwordHash } = await db.user.findUniqueOrThrow({ where, select: { passwordHash: true } });
  if (!(await verify(passwordHash, password))) throw wrongPassword();
}

/**
 * Whoever opened a mailed link knows the password of its account. Tries count as those of a sign-in do. Throws
 * `wrong_password` and `rate_limited`. Not inside a transaction.
 */
export async function confirmPasswordOf(userId: string, password: string, device: Device): Promise<void> {
  const select = { id: true, email: true, passwordHash: true };
  const account = await db.user.findUniqueOrThrow({ where: { id: userId }, select });
  if (!(await tryPassword({ account, email: account.email, password }, device))) throw wrongPassword();
}

export function passwordMissing(): AppError {
  const message = 'Please enter your password.';
  return new AppError('validation_failed', message, { fields: { password: message } });
}

function wrongPassword(): AppError {
  const message = 'This is not your password.';
  return new AppError('wrong_password', message, { fields: { password: message } });
}
