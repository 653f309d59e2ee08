import 'server-only';
import type { Tx } from '@/lib/platform/db';

/** Deletes everything that an account made of templates. */
export async function eraseGenerated(tx: Tx, ownerId: string): Promise<void> {
  await tx.generatedDocument.deleteMany({ where: { ownerId } });
}
