import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { voidLinks } from '@/lib/platform/mailed-link';

/** Takes PIN, passkeys and recovery codes off an account that is held, with the links that would bring them back. */
export async function removeGuards(tx: Tx, userId: string): Promise<{ pins: number; passkeys: number }> {
  const ofAccount = { where: { userId } };
  const pins = await tx.securityPin.deleteMany(ofAccount);
  const passkeys = await tx.passkey.deleteMany(ofAccount);
  await tx.recoveryCode.deleteMany(ofAccount);
  await voidLinks(tx, userId, 'undo_guard_change');
  return { pins: pins.count, passkeys: passkeys.count };
}
