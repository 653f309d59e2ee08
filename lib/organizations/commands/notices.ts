import 'server-only';
import { notify, type NotificationInput } from '@/lib/notifications/commands/notify';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Tx } from '@/lib/platform/db';

/** Tells every owner of an organization, by email too. Call it while the organization is held. */
export async function mailOwners(
  tx: Tx,
  organizationId: string,
  told: Omit<NotificationInput, 'id' | 'userId'>,
): Promise<void> {
  for (const userId of await listOwners(tx, organizationId)) await notifyByMail(tx, { userId, ...told });
}

async function listOwners(tx: Tx, organizationId: string): Promise<string[]> {
  const owners = await tx.organizationMember.findMany({
    where: { organizationId, role: 'owner' },
    orderBy: { userId: 'asc' },
    select: { userId: true },
  });
  return owners.map(({ userId }) => userId);
}

type Told = Pick<NotificationInput, 'type' | 'title' | 'message'>;

/** Tells every owner of an organization but one. */
export async function tellOwners(
  tx: Tx,
  { organizationId, except }: { organizationId: string; except: string },
  told: Told,
): Promise<void> {
  for (const userId of await listOwners(tx, organizationId)) {
    if (userId !== except) await notify(tx, { userId, ...told, href: '/organization' });
  }
}

/** What the others call an account. */
export async function nameOf(tx: Tx, userId: string): Promise<string> {
  const { firstName, lastName } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { firstName: true, lastName: true },
  });
  return `${firstName} ${lastName}`;
}
