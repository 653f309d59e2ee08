import 'server-only';
import { db, transaction } from '@/lib/platform/db';
import { markOf } from '@/lib/platform/session/device';
import { sendsMail } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { makeLink, takeLink } from '@/lib/platform/mailed-link';
import { countTry, isUsedUp, limits } from '@/lib/platform/rate-limit';
import { assertNotSuspended } from '@/lib/platform/suspension';

/**
 * Mails an account a link that makes a browser known to it, for an owner who has to wait because others tried passwords.
 * The work and the answer are the same for an email that nobody has, and for one whose tries are left: nothing is mailed
 * then, so that nobody alarms an owner at will. Throws `rate_limited`, and `unavailable` on a server that sends no mail.
 */
export async function askForDeviceLink(email: string, network: string): Promise<void> {
  if (!sendsMail()) {
    throw new AppError('unavailable', 'This server sends no email. Please try again once the hour is over.');
  }
  const mailbox = email.toLowerCase();
  await countTry(limits.deviceLink, `${mailbox}\n${network}`);
  await countTry(limits.deviceLinkTo, mailbox);
  const hasToWait = await isUsedUp(limits.loginOfAccount, mailbox);
  const found = await db.user.findUnique({ where: { email }, select: { id: true, email: true } });
  const account = hasToWait ? found : null;
  await transaction(async (tx) => {
    const whose = { userId: account?.id, address: account?.email ?? '' };
    await enqueue(tx, 'account-mail', await makeLink(tx, { purpose: 'know_device', ...whose }));
  });
}

/** Uses the link up. Returns by what its account knows the browser; nobody is signed in. Throws `gone`, and `forbidden` for one that is suspended. */
export async function openDeviceLink({ token }: { token: string }): Promise<{ mark: string }> {
  return transaction(async (tx) => {
    const { id, userId } = await takeLink(tx, 'know_device', token);
    if (!userId) throw new Error(`The link ${id} belongs to no account`);
    await assertNotSuspended(tx, userId);
    const select = { id: true, passwordHash: true };
    return { mark: markOf(await tx.user.findUniqueOrThrow({ where: { id: userId }, select })) };
  });
}
