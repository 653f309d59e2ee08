import 'server-only';
import type { Tx } from '@/lib/platform/db';

/** The alerts of an account, with what they quote of recordings, devices and viewers. */
export async function eraseAlerts(tx: Tx, userId: string): Promise<void> {
  await tx.alert.deleteMany({ where: { userId } });
}
