import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import { audit } from '@/lib/platform/audit';
import { newId } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { enqueue } from '@/lib/platform/jobs';
import { voidLinks } from '@/lib/platform/mailed-link';
import { GUARDS_REMOVED, passwordNews, type PasswordChange } from '../content/password-news';

/** What somebody else may have asked for with the password from before. */
export async function voidLinksOfPassword(tx: Tx, userId: string): Promise<void> {
  await voidLinks(tx, userId, 'reset_password', 'change_address');
}

type Changed = {
  type: PasswordChange;
  userId: string;
  actorId: string | null;
  /** PIN, passkeys and recovery codes went with it */
  isGuardRemoved?: boolean;
};

/** Writes down that a password was changed, and tells the account, by email too. In the transaction of the change. */
export async function tellOfPassword(
  tx: Tx,
  { type, userId, actorId, isGuardRemoved = false }: Changed,
): Promise<void> {
  const id = newId();
  await audit(tx, { id, type, actorId, subjectId: userId, data: isGuardRemoved ? { isGuardRemoved } : {} });
  const { title, what } = passwordNews[type];
  await notify(tx, {
    userId,
    type,
    title,
    message: `${what} ${isGuardRemoved ? `${GUARDS_REMOVED} ` : ''}If this was not you, choose a new password at once, and contact us.`,
    href: '/settings/account',
  });
  await enqueue(tx, 'password-mail', id);
}
