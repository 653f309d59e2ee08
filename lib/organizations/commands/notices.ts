import 'server-only';
import { notify, type NotificationInput } from '@/lib/notifications/commands/notify';
import type { Tx } from '@/lib/platform/db';

type Told = Pick<NotificationInput, 'type' | 'title' | 'message'>;

/** Tells every owner of an organization but one. */
export async function tellOwners(
  tx: Tx,
  { organizationId, except }: { organizationId: string; except: string },
  told: Told,
): Promise<void> {
  const owners = await tx.organizationMember.findMany({
    where: { organizationId, role: 'owner', userId: { not: except } },
    orderBy: { userId: 'asc' },
    select: { userId: true },
  });
  for (const { userId } of owners) await notify(tx, { userId, ...told, href: '/organization' });
}

/** What the others call an account. */
export async function nameOf(tx: Tx, userId: string): Promise<string> {
  const { firstName, lastName } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { firstName: true, lastName: true },
  });
  return `${firstName} ${lastName}`;
}
