import 'server-only';
import { db } from '@/lib/platform/db';
import { rotateColumn, type Rotation } from '@/lib/platform/secrets/key-rotation';
import { generatedContext } from '../rules/sealed-content';

/** Seals all generated documents under the master key of today. */
export function rotateGenerated(): Promise<Rotation> {
  return rotateColumn({
    kind: 'generated documents',
    context: generatedContext,
    list: ({ prefix, after, take }) =>
      db.generatedDocument.findMany({
        where: { id: { gt: after }, NOT: { sealed: { startsWith: prefix } } },
        orderBy: { id: 'asc' },
        take,
        select: { id: true, sealed: true },
      }),
    replace: async ({ id, sealed }, resealed) => {
      const { count } = await db.generatedDocument.updateMany({
        where: { id, sealed },
        data: { sealed: resealed },
      });
      return count === 1;
    },
  });
}
