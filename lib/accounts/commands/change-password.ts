import 'server-only';
import type * as z from 'zod';
import type { Actor } from '@/lib/platform/actor';
import { transaction } from '@/lib/platform/db';
import { markOf } from '@/lib/platform/session/device';
import { AppError } from '@/lib/platform/errors';
import { forgetAccount } from '@/lib/platform/session/session-state';
import type { changePasswordSchema } from '../schema/passwords';
import { holdSession } from './hold-account';
import { tellOfPassword, voidLinksOfPassword } from './password-news';
import { confirmPassword, hashChosen } from './passwords';
import { endOtherSessions } from './sessions';

/**
 * Another password for whoever knows the one that there is; every other session ends. Returns by what the account knows the
 * browser from now on. Throws `wrong_password` and `rate_limited`, `validation_failed` for a common password and for the same
 * one, and `conflict` when it was changed meanwhile.
 */
export async function changePassword(
  actor: Actor,
  { currentPassword, newPassword }: z.output<typeof changePasswordSchema>,
): Promise<{ mark: string }> {
  const { id } = actor;
  const before = await confirmPassword(actor, currentPassword, 'currentPassword');
  if (newPassword === currentPassword) throw samePassword();
  const passwordHash = await hashChosen(newPassword, 'newPassword');
  await transaction(async (tx) => {
    await holdSession(tx, actor);
    const { count } = await tx.user.updateMany({ where: { id, ...before }, data: { passwordHash } });
    if (count === 0) {
      throw new AppError('conflict', 'Your password was changed meanwhile. Please try again with that one.');
    }
    await voidLinksOfPassword(tx, id);
    await endOtherSessions(tx, actor);
    await tellOfPassword(tx, { type: 'password.changed', userId: id, actorId: id });
  });
  forgetAccount(id);
  return { mark: markOf({ id, passwordHash }) };
}

function samePassword(): AppError {
  const message = 'This is the password that you have. Please choose another one.';
  return new AppError('validation_failed', message, { fields: { newPassword: message } });
}
