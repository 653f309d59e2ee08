import 'server-only';
import { z } from 'zod';
import { notify } from '@/lib/notifications/commands/notify';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { enqueue } from '@/lib/platform/jobs';
import { makeLink, takeLink } from '@/lib/platform/mailed-link';
import { openText, sealText } from '@/lib/platform/secret-box';
import { forgetAccount } from '@/lib/platform/session-state';
import { pinContext } from '../rules/pin';
import { holdAccount } from './hold-account';
import { endAllSessions } from './sessions';

const bytes = z.string().transform((hex) => Uint8Array.from(Buffer.from(hex, 'hex')));
const time = z.coerce.date();

const codeSchema = z.object({ codeHash: bytes, usedAt: time.nullable() });
const passkeySchema = z.object({
  id: z.string(),
  credentialId: z.string(),
  publicKey: bytes,
  counter: z.coerce.bigint(),
  transports: z.array(z.string()),
  name: z.string(),
  isBackedUp: z.boolean(),
  createdAt: time,
  lastUsedAt: time.nullable(),
});

/** What a change of guards changed, with what was there before. */
const changeSchema = z.object({
  title: z.string(),
  message: z.string(),
  /** the hash of the PIN before, sealed for the link; null where there was none */
  pinBefore: z.string().nullable().optional(),
  passkeyAdded: z.string().optional(),
  passkeyRemoved: passkeySchema.optional(),
  codesMade: z.array(bytes).default([]),
  codesBefore: z.array(codeSchema).default([]),
});

type Code = { codeHash: Uint8Array; usedAt: Date | null };
type Passkey = Omit<z.output<typeof passkeySchema>, 'publicKey'> & { publicKey: Uint8Array };

export type GuardChange = {
  /** as the account is told of it */
  title: string;
  message: string;
  /** the sealed hash of the PIN before; null where there was none */
  pinBefore?: string | null;
  passkeyAdded?: string;
  passkeyRemoved?: Passkey;
  codesMade?: Uint8Array[];
  codesBefore?: Code[];
};

/** What the hash of a PIN is sealed for while a link can bring it back. */
export const restoreContext = (linkId: string) => `restore:${linkId}`;

/** Mails the account what was changed, with a link that takes it back within 24 hours. */
export async function offerUndo(tx: Tx, actor: Actor, change: GuardChange): Promise<void> {
  const id = newId();
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: actor.id }, select: { email: true } });
  const { pinBefore, passkeyRemoved, codesMade = [], codesBefore = [], ...plain } = change;
  const data = {
    ...plain,
    ...(pinBefore !== undefined && { pinBefore: pinBefore && sealFor(id, actor.id, pinBefore) }),
    ...(passkeyRemoved && { passkeyRemoved: toJson(passkeyRemoved) }),
    codesMade: codesMade.map(toHex),
    codesBefore: codesBefore.map(({ codeHash, usedAt }) => ({
      codeHash: toHex(codeHash),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
  await makeLink(tx, { id, purpose: 'undo_guard_change', userId: actor.id, address: email, data });
  await enqueue(tx, 'account-mail', id);
}

/**
 * Takes a change of guards back and ends every session of the account: for whoever has the link of the mail, which came
 * to its owner. Throws `gone`.
 */
export async function undoGuardChange({ token }: { token: string }): Promise<void> {
  const userId = await transaction(async (tx) => {
    const { id, userId: owner, data } = await takeLink(tx, 'undo_guard_change', token);
    if (!owner) throw new Error(`The link ${id} belongs to no account`);
    await holdAccount(tx, owner);
    const change = changeSchema.parse(data);
    await restorePin(tx, { userId: owner, linkId: id, before: change.pinBefore });
    await restorePasskeys(tx, owner, change);
    await restoreCodes(tx, owner, change);
    await endAllSessions(tx, owner);
    await audit(tx, { type: 'guards.undone', actorId: null, subjectId: owner });
    await notify(tx, {
      userId: owner,
      type: 'guards.undone',
      title: 'A change was undone',
      message: `“${change.title}” was undone with the link in our email, and every device was signed out. If somebody else knows your password, please contact us.`,
      href: '/settings/security/pin',
    });
    return owner;
  });
  forgetAccount(userId);
}

/** What a change was called when it was made. */
export function readNews(data: unknown): { title: string; message: string } {
  return changeSchema.parse(data);
}

type Change = z.output<typeof changeSchema>;
type PinBefore = { userId: string; linkId: string; before: string | null | undefined };

async function restorePin(tx: Tx, { userId, linkId, before }: PinBefore): Promise<void> {
  if (before === undefined) return;
  await tx.securityPin.deleteMany({ where: { userId } });
  if (before === null) return;
  const hashCiphertext = sealText(openText(before, restoreContext(linkId)), pinContext(userId));
  await tx.securityPin.create({
    data: { userId, hashCiphertext, updatedAt: now() },
    select: { userId: true },
  });
}

async function restorePasskeys(
  tx: Tx,
  userId: string,
  { passkeyAdded, passkeyRemoved }: Change,
): Promise<void> {
  if (passkeyAdded) await tx.passkey.deleteMany({ where: { id: passkeyAdded, userId } });
  if (passkeyRemoved) {
    await tx.passkey.createMany({ data: { ...passkeyRemoved, userId }, skipDuplicates: true });
  }
}

async function restoreCodes(tx: Tx, userId: string, { codesMade, codesBefore }: Change): Promise<void> {
  if (codesMade.length > 0) {
    await tx.recoveryCode.deleteMany({ where: { userId, codeHash: { in: codesMade } } });
  }
  await tx.recoveryCode.createMany({
    data: codesBefore.map((code) => ({ userId, ...code })),
    skipDuplicates: true,
  });
}

function sealFor(linkId: string, userId: string, hashCiphertext: string): string {
  return sealText(openText(hashCiphertext, pinContext(userId)), restoreContext(linkId));
}

function toJson({ publicKey, counter, createdAt, lastUsedAt, ...rest }: Passkey) {
  return {
    ...rest,
    publicKey: toHex(publicKey),
    counter: String(counter),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function toHex(value: Uint8Array): string {
  return Buffer.from(value).toString('hex');
}
