import * as z from 'zod';
import { lineOfText, optionalText } from '@/lib/values/text';
import { eventFilters } from '../rules/event-types';
import type { endpointWithSecretSchema, webhookEndpointSchema } from './answers';

const MAX_ADDRESS = 500;

const NOT_AN_ADDRESS = 'Please enter an address such as https://example.com/webhooks.';

const url = lineOfText('the address', MAX_ADDRESS).refine((text) => URL.canParse(text), NOT_AN_ADDRESS);
const description = optionalText(lineOfText('a description', 200));
const types = z
  .array(z.enum(eventFilters, 'There is no such event.'), 'Please choose at least one event.')
  .min(1, 'Please choose at least one event.')
  .max(eventFilters.length)
  .transform((filters) => [...new Set(filters)].sort());

const modeSchema = z.enum(['live', 'test'], 'Please choose live or test.');

export const createEndpointSchema = z.strictObject({
  mode: modeSchema,
  url,
  description,
  eventTypes: types,
});

/** What is left out stays as it is; an empty description is taken away. */
export const changeEndpointSchema = z
  .strictObject({
    url: url.optional(),
    description: z.union([z.null(), description]).optional(),
    eventTypes: types.optional(),
    isOn: z.boolean().optional(),
  })
  .refine((changes) => Object.keys(changes).length > 0, 'Please say what to change.');

export const endpointIdSchema = z.object({ id: z.uuid().toLowerCase() });

export type CreateEndpointInput = z.output<typeof createEndpointSchema>;
export type ChangeEndpointInput = z.output<typeof changeEndpointSchema>;

export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

/** With the secret: shown once when it is made, and again for whoever confirms that it is them. */
export type EndpointWithSecret = z.infer<typeof endpointWithSecretSchema>;
