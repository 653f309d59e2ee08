import 'server-only';
import { verify } from '@node-rs/argon2';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { countTry, limits } from '@/lib/platform/rate-limit';

/**
 * The person of this session knows the password. Tries count for the session: whoever took one over cannot use up those of
 * its owner. Throws `validation_failed` without a password, `wrong_password`, and `rate_limited`.
 */
export async function confirmPassword(actor: Actor, password: string | undefined): Promise<void> {
  if (!password) throw passwordMissing();
  await countTry(limits.confirmPassword, actor.sessionId);
  const where = { id: actor.id };
  const { passwordHash } = await db.user.findUniqueOrThrow({ where, select: { passwordHash: true } });
  if (await verify(passwordHash, password)) return;
  const message = 'This is not your password.';
  throw new AppError('wrong_password', message, { fields: { password: message } });
}

export function passwordMissing(): AppError {
  const message = 'Please enter your password.';
  return new AppError('validation_failed', message, { fields: { password: message } });
}
