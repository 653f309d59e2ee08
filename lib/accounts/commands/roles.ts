import 'server-only';
import type { Role } from '@/prisma/generated/enums';
import { notify } from '@/lib/notifications/commands/notify';
import { audit } from '@/lib/platform/audit';
import { transaction } from '@/lib/platform/db';
import { asksToConfirm } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { endAllSessions } from './sessions';

/** Roles that act for us, or that others trust because of us. */
const TRUSTED: Role[] = ['partner', 'admin'];

/**
 * Gives an account a role and ends all its sessions: one that was open before is not raised with it. For the operator's
 * command line only. Throws `not_found` for an unknown email, and `unconfirmed_address` where nobody has shown that they
 * read the address that the operator knows them by.
 */
export async function setRole(email: string, role: Role): Promise<void> {
  const userId = await transaction(async (tx) => {
    const select = { id: true, role: true, emailConfirmedAt: true };
    const user = await tx.user.findUnique({ where: { email }, select });
    if (!user) throw new AppError('not_found', `There is no account with the email ${email}.`);
    if (TRUSTED.includes(role) && asksToConfirm() && !user.emailConfirmedAt) {
      throw new AppError('unconfirmed_address', `The email ${email} of this account is not confirmed.`);
    }
    const { count } = await tx.user.updateMany({
      where: { id: user.id, role: { not: role } },
      data: { role },
    });
    if (count === 0) return user.id;
    await endAllSessions(tx, user.id);
    await audit(tx, { type: 'user.role_changed', actorId: null, subjectId: user.id, data: { role } });
    await notify(tx, {
      userId: user.id,
      type: 'role.changed',
      title: 'Your role was changed',
      message: `Your account has the role “${role}” now. Every device was logged out.`,
    });
    return user.id;
  });
  forgetAccount(userId);
}
