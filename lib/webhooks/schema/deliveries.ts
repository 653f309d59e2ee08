import * as z from 'zod';
import { optionalText } from '@/lib/values/text';
import type {
  webhookDeliveriesSchema,
  webhookDeliveryDetailSchema,
  webhookDeliverySchema,
  webhookTrySchema,
} from './answers';
import { endpointIdSchema } from './endpoints';

export const deliveryIdSchema = endpointIdSchema.extend({ deliveryId: z.uuid().toLowerCase() });
export const deliveryPageSchema = z.object({ after: optionalText(z.uuid().toLowerCase()) });

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
export type DeliveryPage = z.infer<typeof webhookDeliveriesSchema>;
export type WebhookTry = z.infer<typeof webhookTrySchema>;
export type DeliveryDetail = z.infer<typeof webhookDeliveryDetailSchema>;
