import 'server-only';
import { db } from '@/lib/platform/db';
import { rotateColumn, type Rotation } from '@/lib/platform/secrets/key-rotation';
import { pinContext, restoreContext } from '../rules/pin';

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

/** The same for PINs that the link of a mail can bring back. */
export function rotateRestorablePins(): Promise<Rotation> {
  return rotateColumn({
    kind: 'PINs that can be restored',
    context: restoreContext,
    list: ({ prefix, after, take }) => db.$queryRaw<{ id: string; sealed: string }[]>`
      SELECT id, data ->> 'pinBefore' AS sealed FROM mailed_links
      WHERE id > ${after}::uuid AND NOT starts_with(data ->> 'pinBefore', ${prefix}) ORDER BY id LIMIT ${take}`,
    replace: async ({ id, sealed }, resealed) => {
      const count = await db.$executeRaw`
        UPDATE mailed_links SET data = jsonb_set(data, '{pinBefore}', to_jsonb(${resealed}::text))
        WHERE id = ${id}::uuid AND data ->> 'pinBefore' = ${sealed}`;
      return count === 1;
    },
  });
}
