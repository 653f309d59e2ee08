import 'server-only';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';

/** Makes the profile of a notary who has none yet; until the transaction ends, no other one that holds it goes on. */
export async function holdProfile(tx: Tx, userId: string): Promise<void> {
  await tx.notaryProfile.createMany({
    data: [{ userId, states: [], serviceTypes: [], createdAt: now() }],
    skipDuplicates: true,
  });
  await tx.$queryRaw`SELECT 1 FROM notary_profiles WHERE user_id = ${userId}::uuid FOR NO KEY UPDATE`;
}
