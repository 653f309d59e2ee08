import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { newId } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { enqueue } from '@/lib/platform/jobs';
import { makeLink } from '@/lib/platform/mailed-link';
import { openText, sealText } from '@/lib/platform/secrets/secret-box';
import { pinContext, restoreContext } from '../rules/pin';
import { guardChangeSchema, type GuardChange } from '../schema/guard-change';

/**
 * Mails the account what was changed, with a link that takes back this change and every later one within 24 hours. Call it in
 * the transaction of the change, with the account held: the order of the links is that of the changes.
 */
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

/** What a change was called when it was made. */
export function readNews(data: unknown): { title: string; message: string } {
  return guardChangeSchema.parse(data);
}

function sealFor(linkId: string, userId: string, hashCiphertext: string): string {
  return sealText(openText(hashCiphertext, pinContext(userId)), restoreContext(linkId));
}

function toJson({
  publicKey,
  counter,
  createdAt,
  lastUsedAt,
  ...rest
}: NonNullable<GuardChange['passkeyRemoved']>) {
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
