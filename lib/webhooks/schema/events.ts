import * as z from 'zod';
import type { EventType } from '../rules/event-types';

const mode = z.enum(['live', 'test']).describe('The mode in which it happened.');
const propertyId = z.uuid().describe('The `property_id` that the lock returned.');
const bookingId = z.uuid().describe('The `booking_id` that the booking call returned.');

export const propertyEventSchema = z.object({
  property_id: propertyId,
  status: z
    .enum(['pending_consent', 'locked', 'declined', 'expired', 'released'])
    .describe('The status of the property. `expired`: the owner did not answer in time.'),
  blockchain_hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .describe('The leaf hash of the entry in our evidence log; `null` before there is an entry.'),
  log_index: z
    .number()
    .int()
    .nullable()
    .describe('The index of that entry; `null` before there is one, and in test mode.'),
  mode,
});

export const fraudEventSchema = z.object({
  case_id: z.uuid().describe('The id of the case.'),
  property_id: propertyId,
  alert_type: z.string().describe('What was reported: the `alert_type` of the report.'),
  confidence: z.number().min(0).max(1).describe('The confidence of the report, from 0 to 1.'),
  severity: z.enum(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']).describe('How urgent the case is.'),
  status: z.enum(['open', 'closed']).describe('`open` while people review the case.'),
  mode,
});

export const verificationEventSchema = z.object({
  verification_id: z.uuid().describe('The id of the verification.'),
  verification_type: z
    .enum(['integrity', 'completeness', 'recording'])
    .describe('What the document was checked for.'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('The SHA-256 of the file that we checked, in hex.'),
  confidence_score: z
    .number()
    .min(0)
    .max(1)
    .describe('The share of the checks that we could carry out, from 0 to 1.'),
  issues_found: z.array(z.string()).describe('What we found and what we could not check.'),
  created_at: z.iso.datetime().describe('The time of the verification, in ISO 8601, UTC.'),
  mode,
});

export const bookingEventSchema = z.object({
  booking_id: bookingId,
  status: z
    .enum(['searching', 'assigned', 'en_route', 'arrived', 'in_progress', 'completed', 'cancelled'])
    .describe('The status of the booking, after what happened.'),
  service_type: z.enum(['mobile', 'in_person', 'remote']).describe('The service that you booked.'),
  preferred_time: z.iso.datetime().describe('The time of the appointment, in ISO 8601, UTC.'),
  mode,
  cancelled_by: z
    .enum(['client', 'notary', 'nobody_found'])
    .optional()
    .describe(
      'Of a live booking that was cancelled: who cancelled it. `nobody_found`: no notary had accepted by 15 minutes after the time of the appointment.',
    ),
  log_index: z
    .number()
    .int()
    .optional()
    .describe('The index of the proof of completion in the evidence log, where the booking has one.'),
});

export const invoiceEventSchema = z.object({
  invoice_id: z.uuid().describe('The id of the bill.'),
  booking_id: bookingId,
  number: z.string().describe('The number on the bill.'),
  status: z.enum(['draft', 'sent', 'paid', 'void']).describe('The status of the bill, after what happened.'),
  total_cents: z.number().int().describe('The total of the bill, in cents.'),
  currency: z.string().describe('The currency of the bill, such as `usd`.'),
  due_at: z.iso
    .datetime()
    .nullable()
    .describe('The time at which the bill is due, in ISO 8601, UTC; `null` before it has one.'),
});

export const alertEventSchema = z.object({
  property_id: propertyId,
  alert_id: z.uuid().describe('The id of the alert.'),
  alert_type: z.string().describe('The kind of the alert, such as `recording.matched`.'),
  level: z.enum(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']).describe('The severity of the alert.'),
  status: z
    .enum(['active', 'escalated', 'resolved'])
    .describe('The status of the alert. `escalated`: it became a fraud case.'),
});

export const testEventSchema = z.object({ message: z.string().describe('A sentence for people.') });

/** What is sent of each event: who publishes one is held to it by its type, and the OpenAPI document is made of it. */
export const eventDataSchemas = {
  'property.locked': propertyEventSchema,
  'property.declined': propertyEventSchema,
  'property.released': propertyEventSchema,
  'fraud.detected': fraudEventSchema,
  'notary.completed': bookingEventSchema,
  'document.verified': verificationEventSchema,
  'request.created': bookingEventSchema,
  'request.assigned': bookingEventSchema,
  'request.unassigned': bookingEventSchema,
  'request.in_progress': bookingEventSchema,
  'request.completed': bookingEventSchema,
  'request.cancelled': bookingEventSchema,
  'invoice.sent': invoiceEventSchema,
  'invoice.paid': invoiceEventSchema,
  'invoice.voided': invoiceEventSchema,
  'alert.created': alertEventSchema,
  'alert.escalated': alertEventSchema,
  'alert.resolved': alertEventSchema,
  'webhook.test': testEventSchema,
} as const satisfies Record<EventType, z.ZodObject>;

export type EventData<T extends EventType> = z.infer<(typeof eventDataSchemas)[T]>;

export type PropertyEvent = z.infer<typeof propertyEventSchema>;
export type BookingEvent = z.infer<typeof bookingEventSchema>;
