import 'server-only';
import type * as z from 'zod';
import { notify } from '@/lib/notifications/commands/notify';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import type { Device } from '@/lib/platform/session/device';
import { findLink, takeLinkAndLater, type MailedLink } from '@/lib/platform/mailed-link';
import { openText, sealText } from '@/lib/platform/secrets/secret-box';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { pinContext, restoreContext } from '../rules/pin';
import { planUndo, type UndoPlan } from '../rules/undo-plan';
import { guardChangeSchema, type RemovedPasskey } from '../schema/guard-change';
import type { undoSchema } from '../schema/undo';
import { readNews } from './guard-undo';
import { holdAccount } from './hold-account';
import { confirmPasswordOf, passwordMissing } from './passwords';
import { endAllSessions } from './sessions';

type Plan = UndoPlan<RemovedPasskey>;
type UndoInput = z.output<typeof undoSchema>;

/**
 * Takes back a change of guards and every later one, the newest first, and ends every session of the account. Undoing the one
 * change alone would bring back what somebody else made of the guards in between. The link alone only takes away what was
 * added: whoever reads the mail may not know the password, without which nothing comes back. Throws `gone`,
 * `validation_failed` where something could come back and nobody said that it need not, `wrong_password` and `rate_limited`;
 * the link stays good.
 */
export async function undoGuardChanges(
  { token, password, takeAwayOnly }: UndoInput,
  device: Device,
): Promise<void> {
  const { id, userId } = await findLink('undo_guard_change', token);
  if (!userId) throw new Error(`The link ${id} belongs to no account`);
  const hold: typeof holdAccount = password ? await confirmPasswordOf(userId, password, device) : holdAccount;
  await transaction(async (tx) => {
    // Before the link: whoever opens another link of this account at the same time waits here, and not for each other.
    await hold(tx, userId);
    const links = await takeLinkAndLater(tx, 'undo_guard_change', token);
    const plan = planUndo(links.map(readChange));
    await takeAway(tx, userId, plan);
    const missing = await findMissing(tx, userId, plan);
    const canComeBack = missing.pin !== null || missing.passkeys.length + missing.codes.length > 0;
    if (canComeBack && !takeAwayOnly) {
      if (!password) throw passwordMissing();
      await bringBack(tx, userId, missing);
    }
    await endAllSessions(tx, userId);
    await tell(tx, { userId, links, isComplete: !(canComeBack && takeAwayOnly) });
  });
  forgetAccount(userId);
}

function readChange({ id, data }: MailedLink) {
  return { linkId: id, ...guardChangeSchema.parse(data) };
}

async function takeAway(tx: Tx, userId: string, { pin, passkeysGone, codesGone }: Plan): Promise<void> {
  if (pin !== undefined && (await readPin(tx, userId)) !== hashOf(pin)) {
    await tx.securityPin.deleteMany({ where: { userId } });
  }
  await tx.passkey.deleteMany({ where: { userId, id: { in: passkeysGone } } });
  await tx.recoveryCode.deleteMany({ where: { userId, codeHash: { in: codesGone.map(fromHex) } } });
}

type Missing = { pin: string | null; passkeys: RemovedPasskey[]; codes: string[] };

/** What was there before the changes and is not now; an earlier undo may have brought some of it back. */
async function findMissing(tx: Tx, userId: string, plan: Plan): Promise<Missing> {
  const pin = hashOf(plan.pin ?? null);
  const passkeys = await tx.passkey.findMany({ where: { userId }, select: { id: true } });
  const codes = await tx.recoveryCode.findMany({ where: { userId }, select: { codeHash: true } });
  const presentPasskeys = new Set(passkeys.map(({ id }) => id));
  const presentCodes = new Set(codes.map(({ codeHash }) => Buffer.from(codeHash).toString('hex')));
  return {
    pin: pin === (await readPin(tx, userId)) ? null : pin,
    passkeys: plan.passkeysBack.filter(({ id }) => !presentPasskeys.has(id)),
    codes: plan.codesBack.filter((code) => !presentCodes.has(code)),
  };
}

async function bringBack(tx: Tx, userId: string, { pin, passkeys, codes }: Missing): Promise<void> {
  if (pin) {
    const hashCiphertext = sealText(pin, pinContext(userId));
    await tx.securityPin.create({
      data: { userId, hashCiphertext, updatedAt: now() },
      select: { userId: true },
    });
  }
  await tx.passkey.createMany({
    data: passkeys.map((passkey) => ({ ...passkey, userId })),
    // Another account may have registered it since.
    skipDuplicates: true,
  });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: fromHex(code) })) });
}

/** The hash of the account's PIN. */
async function readPin(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.securityPin.findUnique({ where: { userId }, select: { hashCiphertext: true } });
  return row && openText(row.hashCiphertext, pinContext(userId));
}

function hashOf(pin: NonNullable<Plan['pin']> | null): string | null {
  return pin && openText(pin.kept, restoreContext(pin.linkId));
}

type Undone = { userId: string; links: MailedLink[]; isComplete: boolean };

async function tell(tx: Tx, { userId, links, isComplete }: Undone): Promise<void> {
  const data = { changes: links.length, isComplete };
  await audit(tx, { type: 'guards.undone', actorId: null, subjectId: userId, data });
  const { title } = readNews(links.at(-1)?.data);
  const how = isComplete
    ? `“${title}” and every later change of your PIN, passkeys and recovery codes were undone`
    : `Anything that was added to your PIN, passkeys and recovery codes since “${title}” was taken away, and nothing brought back,`;
  await notify(tx, {
    userId,
    type: 'guards.undone',
    title: 'A change was undone',
    message: `${how} with the link in our email, and every device was logged out. If somebody else knows your password, please contact us.`,
    href: '/settings/security/pin',
  });
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}
