import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';
import type { EventType } from '@/lib/webhooks/rules/event-types';

type RequestEvent = Extract<EventType, `request.${string}` | 'notary.completed'>;

/** Tells the organization that ordered a request through the API, as it is by now, in the transaction of the change. */
export async function publishRequest(tx: Tx, id: string, types: readonly RequestEvent[]): Promise<void> {
  const request = await tx.notaryRequest.findUniqueOrThrow({
    where: { id },
    select: { organizationId: true, status: true, appointmentAt: true, cancelledBy: true, logIndex: true },
  });
  const { organizationId, status, appointmentAt, cancelledBy, logIndex } = request;
  if (!organizationId) return;
  const data = {
    booking_id: id,
    status,
    preferred_time: appointmentAt.toISOString(),
    ...(cancelledBy && { cancelled_by: cancelledBy }),
    ...(logIndex !== null && { log_index: logIndex }),
  };
  for (const type of types) await publishEvent(tx, { organizationId, mode: 'live', type, data });
}
