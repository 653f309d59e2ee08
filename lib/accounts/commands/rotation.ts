import 'server-only';
import { db } from '@/lib/platform/db';
import { rotateColumn, type Rotation } from '@/lib/platform/key-rotation';
import { pinContext } from './pin';

/** Seals the hashes of all PINs under the master key of today. */
export function rotatePins(): Promise<Rotation> {
  return rotateColumn({
    kind: 'PINs',
    context: pinContext,
    list: async ({ prefix, after, take }) => {
      const pins = await db.securityPin.findMany({
        where: { userId: { gt: after }, NOT: { hashCiphertext: { startsWith: prefix } } },
        orderBy: { userId: 'asc' },
        take,
        select: { userId: true, hashCiphertext: true },
      });
      return pins.map(({ userId, hashCiphertext }) => ({ id: userId, sealed: hashCiphertext }));
    },
    replace: async ({ id, sealed }, hashCiphertext) => {
      const { count } = await db.securityPin.updateMany({
        where: { userId: id, hashCiphertext: sealed },
        data: { hashCiphertext },
      });
      return count === 1;
    },
  });
}
