import 'server-only';
import { getOwnership } from '@/lib/organizations/queries/membership';
import { assertPlanInForce } from '@/lib/organizations/queries/plan-in-force';
import type { Actor } from '@/lib/platform/actor';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { writeDeliveries, writeEvent } from '@/lib/webhooks/commands/publish-event';
import { TEST_EVENT } from '@/lib/webhooks/rules/event-types';
import type { WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';
import { holdEndpoint } from './webhook-endpoints';

/**
 * Sends the event of a delivery once more, as a delivery of its own: the receiver knows it by the event's id. Throws
 * `not_found`, `forbidden` for a member who is no owner, and `conflict` while the endpoint is off.
 */
export async function resendDelivery(
  actor: Actor,
  { endpointId, id }: { endpointId: string; id: string },
): Promise<{ id: string }> {
  return transaction(async (tx) => {
    assertOn(await holdEndpoint(tx, actor, endpointId));
    const sent = await tx.webhookDelivery.findFirst({ where: { id, endpointId }, select: { eventId: true } });
    if (!sent) throw new AppError('not_found', 'There is no such delivery.');
    return deliverTo(tx, { endpointId, eventId: sent.eventId });
  });
}

/** Sends an event of no meaning to one endpoint. Throws as `resendDelivery` does, and `payment_required`. */
export async function sendTestEvent(actor: Actor, endpointId: string): Promise<{ id: string }> {
  return transaction(async (tx) => {
    const endpoint = await holdEndpoint(tx, actor, endpointId);
    assertOn(endpoint);
    const { organizationId } = await getOwnership(tx, actor);
    await assertPlanInForce(tx, organizationId);
    const { id: eventId } = await writeEvent(tx, {
      organizationId,
      mode: endpoint.mode,
      type: TEST_EVENT,
      data: { message: 'This is a test event. Please ignore it.' },
    });
    return deliverTo(tx, { endpointId, eventId });
  });
}

function assertOn({ isOn }: WebhookEndpoint): void {
  if (!isOn) throw new AppError('conflict', 'This webhook is off. Turn it on first.');
}

async function deliverTo(
  tx: Tx,
  { endpointId, eventId }: { endpointId: string; eventId: string },
): Promise<{ id: string }> {
  const [id] = await writeDeliveries(tx, eventId, [endpointId]);
  if (!id) throw new Error('No delivery was written.');
  return { id };
}
