import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { findLink, takeLinkAndLater, type MailedLink } from '@/lib/platform/mailed-link';
import { openText, sealText } from '@/lib/platform/secret-box';
import { forgetAccount } from '@/lib/platform/session-state';
import { pinContext, restoreContext } from '../rules/pin';
import { planUndo, type UndoPlan } from '../rules/undo-plan';
import { guardChangeSchema, type RemovedPasskey } from '../schema/guard-change';
import { readNews } from './guard-undo';
import { holdAccount } from './hold-account';
import { endAllSessions } from './sessions';

type Plan = UndoPlan<RemovedPasskey>;

/**
 * Takes back a change of guards and every later one, the newest first, and ends every session of the account: for whoever has
 * the link of the mail, which came to its owner. Undoing the one change alone would bring back what somebody else made of
 * the guards in between. Throws `gone`.
 */
export async function undoGuardChanges({ token }: { token: string }): Promise<void> {
  const { id, userId } = await findLink('undo_guard_change', token);
  if (!userId) throw new Error(`The link ${id} belongs to no account`);
  await transaction(async (tx) => {
    // Before the link: whoever opens another link of this account at the same time waits here, and not for each other.
    await holdAccount(tx, userId);
    const links = await takeLinkAndLater(tx, 'undo_guard_change', token);
    const plan = planUndo(links.map(readChange));
    await takeAway(tx, userId, plan);
    await bringBack(tx, userId, plan);
    await endAllSessions(tx, userId);
    await tell(tx, userId, links);
  });
  forgetAccount(userId);
}

function readChange({ id, data }: MailedLink) {
  return { linkId: id, ...guardChangeSchema.parse(data) };
}

async function takeAway(tx: Tx, userId: string, { pin, passkeysGone, codesGone }: Plan): Promise<void> {
  if (pin !== undefined) await tx.securityPin.deleteMany({ where: { userId } });
  await tx.passkey.deleteMany({ where: { userId, id: { in: passkeysGone } } });
  await tx.recoveryCode.deleteMany({ where: { userId, codeHash: { in: codesGone.map(fromHex) } } });
}

async function bringBack(tx: Tx, userId: string, { pin, passkeysBack, codesBack }: Plan): Promise<void> {
  if (pin) {
    const hashCiphertext = sealText(openText(pin.kept, restoreContext(pin.linkId)), pinContext(userId));
    await tx.securityPin.create({
      data: { userId, hashCiphertext, updatedAt: now() },
      select: { userId: true },
    });
  }
  const passkeys = passkeysBack.map((passkey) => ({ ...passkey, userId }));
  await tx.passkey.createMany({ data: passkeys, skipDuplicates: true });
  const codes = codesBack.map((code) => ({ userId, codeHash: fromHex(code) }));
  await tx.recoveryCode.createMany({ data: codes, skipDuplicates: true });
}

async function tell(tx: Tx, userId: string, links: MailedLink[]): Promise<void> {
  const data = { changes: links.length };
  await audit(tx, { type: 'guards.undone', actorId: null, subjectId: userId, data });
  const { title } = readNews(links.at(-1)?.data);
  await notify(tx, {
    userId,
    type: 'guards.undone',
    title: 'A change was undone',
    message: `“${title}” and every later change of your PIN, passkeys and recovery codes were undone with the link in our email, and every device was signed out. If somebody else knows your password, please contact us.`,
    href: '/settings/security/pin',
  });
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}
