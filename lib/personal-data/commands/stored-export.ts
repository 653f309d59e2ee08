import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { doomObjects } from '@/lib/vault/commands/erase';

/** Ends every export of an account: what was made cannot be opened any longer. */
export async function eraseExports(tx: Tx, userId: string): Promise<void> {
  const exports = await tx.dataExport.findMany({ where: { userId }, select: { objectId: true } });
  await tx.dataExport.deleteMany({ where: { userId } });
  await doomObjects(
    tx,
    exports.map(({ objectId }) => objectId).filter((id) => id !== null),
  );
}
