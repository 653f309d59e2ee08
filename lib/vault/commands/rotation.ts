import 'server-only';
import { db } from '@/lib/platform/db';
import { rotateColumn, type Rotation } from '@/lib/platform/secrets/key-rotation';
import { keyContext } from '../queries/stored-objects';

/** Seals the keys of all stored objects under the master key of today; their bytes stay as they are. */
export function rotateObjectKeys(): Promise<Rotation> {
  return rotateColumn({
    kind: 'object keys',
    context: keyContext,
    list: async ({ prefix, after, take }) => {
      const objects = await db.storedObject.findMany({
        where: {
          id: { gt: after },
          keyCiphertext: { not: null },
          NOT: { keyCiphertext: { startsWith: prefix } },
        },
        orderBy: { id: 'asc' },
        take,
        select: { id: true, keyCiphertext: true },
      });
      return objects.map(({ id, keyCiphertext }) => ({ id, sealed: keyCiphertext ?? '' }));
    },
    replace: async ({ id, sealed }, keyCiphertext) => {
      // A key that was destroyed meanwhile stays destroyed.
      const { count } = await db.storedObject.updateMany({
        where: { id, keyCiphertext: sealed },
        data: { keyCiphertext },
      });
      return count === 1;
    },
  });
}
