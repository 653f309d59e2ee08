import 'server-only';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';

type Disabled = { id: string; organizationId: string; url: string };

const because = {
  failing: 'It took no event for three days.',
  gone: 'It answered 410, which says that it is gone.',
};

/** Turns an endpoint off that does not work, gives up what waits for it, and tells the owners of the organization. */
export async function disableEndpoint(
  tx: Tx,
  { id, organizationId, url }: Disabled,
  reason: keyof typeof because,
): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id, disabledAt: null },
    data: { disabledAt: now(), disabledReason: reason },
  });
  if (count === 0) return;
  await endDeliveries(tx, id);
  await audit(tx, { type: 'webhook.disabled', actorId: null, subjectId: id, data: { reason } });
  const owners = await tx.organizationMember.findMany({
    where: { organizationId, role: 'owner' },
    select: { userId: true },
  });
  for (const { userId } of owners) {
    await notifyByMail(tx, {
      userId,
      type: 'webhook.disabled',
      title: 'A webhook was turned off',
      message: `We no longer send events to ${new URL(url).host}. ${because[reason]} Once it works, turn it on again, and send again what it missed.`,
      href: `/organization/webhooks/${id}`,
    });
  }
}

/** What waits for an endpoint is given up; it can be sent again. */
export async function endDeliveries(tx: Tx, endpointId: string): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { endpointId, status: 'pending' },
    data: { status: 'failed', nextAttemptAt: null },
  });
}
