import 'server-only';
import type { Tx } from '@/lib/platform/db';
import type { NotificationInput } from './notify';

type Stale = {
  userIds: string[];
  /** the page that they are about */
  href: string;
  types: NotificationInput['type'][];
};

/** Takes back what is no longer true, in the transaction that makes it so: whoever has not read it yet never does, by email either. */
export async function forgetNotices(tx: Tx, { userIds, href, types }: Stale): Promise<void> {
  await tx.notification.deleteMany({ where: { userId: { in: userIds }, href, type: { in: types } } });
}

/** The same for one that has the id of what it is about, as an offer's. */
export async function forgetNotice(tx: Tx, id: string): Promise<void> {
  await tx.notification.deleteMany({ where: { id } });
}
