import 'server-only';
import type { Tx } from '@/lib/platform/db';
import type { NotificationType } from '../rules/types';
import { publishChange } from './publish';

type Stale = {
  userIds: string[];
  /** the page that they are about */
  href: string;
  types: NotificationType[];
};

type Gone = { id: string; userId: string };

/** Takes back what is no longer true, in the transaction that makes it so: whoever has not read it yet never does, by email either. */
export async function forgetNotices(tx: Tx, { userIds, href, types }: Stale): Promise<void> {
  const gone = await tx.$queryRaw<Gone[]>`
    DELETE FROM notifications WHERE user_id = ANY(${userIds}::uuid[]) AND href = ${href} AND type = ANY(${types})
    RETURNING id, user_id AS "userId"`;
  await tellOfEach(tx, gone);
}

/** The same for one that has the id of what it is about, as an offer's. */
export async function forgetNotice(tx: Tx, id: string): Promise<void> {
  const gone = await tx.$queryRaw<Gone[]>`
    DELETE FROM notifications WHERE id = ${id}::uuid RETURNING id, user_id AS "userId"`;
  await tellOfEach(tx, gone);
}

async function tellOfEach(tx: Tx, gone: readonly Gone[]): Promise<void> {
  for (const notice of gone) await publishChange(tx, notice);
}
