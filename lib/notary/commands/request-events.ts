import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';
import type { BookingEventType } from '@/lib/webhooks/rules/event-types';
import type { BookingEvent } from '@/lib/webhooks/schema/events';
import { bookingService, toBookingStatus } from '../rules/booking-words';

/** Tells the organization that ordered a request through the API, as it is by now, in the transaction of the change. */
export async function publishRequest(tx: Tx, id: string, types: readonly BookingEventType[]): Promise<void> {
  const request = await tx.notaryRequest.findUniqueOrThrow({
    where: { id },
    select: {
      organizationId: true,
      status: true,
      isRemote: true,
      mode: true,
      appointmentAt: true,
      cancelledBy: true,
      logIndex: true,
    },
  });
  const { organizationId, status, appointmentAt, cancelledBy, logIndex } = request;
  if (!organizationId) return;
  const data: BookingEvent = {
    booking_id: id,
    status: toBookingStatus(status),
    service_type: bookingService(request),
    preferred_time: appointmentAt.toISOString(),
    mode: 'live',
    ...(cancelledBy && { cancelled_by: cancelledBy }),
    ...(logIndex !== null && { log_index: logIndex }),
  };
  for (const type of types) await publishEvent(tx, { organizationId, mode: 'live', type, data });
}
