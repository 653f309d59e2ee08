import 'server-only';
import { db } from '@/lib/platform/db';
import { rotateColumn, type Rotation } from '@/lib/platform/secrets/key-rotation';

/** Seals the unlock codes of all locks under the master key of today. */
export function rotateUnlockCodes(): Promise<Rotation> {
  return rotateColumn({
    kind: 'unlock codes',
    context: (lockId) => lockId,
    list: async ({ prefix, after, take }) => {
      const locks = await db.deedLock.findMany({
        where: {
          id: { gt: after },
          NOT: { unlockCodeCiphertext: { startsWith: prefix } },
          unlockCodeCiphertext: { not: '' },
        },
        orderBy: { id: 'asc' },
        take,
        select: { id: true, unlockCodeCiphertext: true },
      });
      return locks.map(({ id, unlockCodeCiphertext }) => ({ id, sealed: unlockCodeCiphertext }));
    },
    replace: async ({ id, sealed }, unlockCodeCiphertext) => {
      const { count } = await db.deedLock.updateMany({
        where: { id, unlockCodeCiphertext: sealed },
        data: { unlockCodeCiphertext },
      });
      return count === 1;
    },
  });
}
