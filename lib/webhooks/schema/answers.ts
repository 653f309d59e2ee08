import * as z from 'zod';
import { disabledReasons, eventFilters } from '../rules/event-types';

const mode = z.enum(['live', 'test']);

export const webhookEndpointSchema = z.object({
  id: z.uuid(),
  mode,
  url: z.string(),
  description: z.string().nullable(),
  eventTypes: z.array(z.enum(eventFilters)).describe('What it asked for.'),
  isOn: z.boolean(),
  disabledReason: z.enum(disabledReasons).nullable().describe('Why it is off.'),
  failingSince: z.iso
    .datetime()
    .nullable()
    .describe('The time at which it began to fail; `null` while it works.'),
  previousSecretUntil: z.iso
    .datetime()
    .nullable()
    .describe('The time until which the previous secret signs too; `null` when it does not.'),
  createdAt: z.iso.datetime(),
  waiting: z.number().int().describe('The deliveries that wait for their first or next try.'),
});

export const endpointWithSecretSchema = webhookEndpointSchema.extend({
  secret: z.string().describe('What it signs with: `whsec_` and base64.'),
});

export const webhookSecretSchema = endpointWithSecretSchema.pick({ secret: true });

export const webhookDeliverySchema = z.object({
  id: z.uuid(),
  eventId: z.uuid().describe('The id of the event, as in `webhook-id`.'),
  type: z.string().describe('The type of the event.'),
  status: z.enum(['pending', 'delivered', 'failed']),
  tries: z.number().int(),
  lastStatus: z
    .number()
    .int()
    .nullable()
    .describe('The HTTP status of the answer to the last try; `null` before it, and without an answer.'),
  lastError: z.string().nullable().describe('Why there was no answer to the last try, in words.'),
  nextTryAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const webhookDeliveriesSchema = z.object({
  deliveries: z.array(webhookDeliverySchema).describe('Newest first.'),
  next: z.uuid().nullable().describe('Send it as `after` to get the next page; `null` on the last page.'),
});

export const webhookTrySchema = z.object({
  at: z.iso.datetime(),
  requestHeaders: z.record(z.string(), z.string()),
  responseStatus: z.number().int().nullable(),
  responseBody: z.string().nullable().describe('The beginning of the answer.'),
  error: z.string().nullable().describe('Why there was no answer, in words.'),
  milliseconds: z.number().int(),
});

export const webhookDeliveryDetailSchema = webhookDeliverySchema.extend({
  body: z.string().describe('What is sent, as text.'),
  log: z.array(webhookTrySchema),
});

/** What was made to be sent. */
export const newDeliverySchema = z.object({ id: z.uuid().describe('The id of the new delivery.') });
