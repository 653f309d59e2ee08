import { z } from 'zod';
import { optionalText } from '@/lib/values/text';
import { endpointIdSchema } from './endpoints';

export const deliveryIdSchema = endpointIdSchema.extend({ deliveryId: z.uuid().toLowerCase() });
export const deliveryPageSchema = z.object({ after: optionalText(z.uuid().toLowerCase()) });

export type WebhookDelivery = {
  id: string;
  eventId: string;
  type: string;
  status: 'pending' | 'delivered' | 'failed';
  tries: number;
  /** the answer to the last try; null before it, and where nobody answered */
  lastStatus: number | null;
  /** why nobody answered the last try, in words */
  lastError: string | null;
  nextTryAt: string | null;
  createdAt: string;
};

export type DeliveryPage = { deliveries: WebhookDelivery[]; next: string | null };

export type WebhookTry = {
  at: string;
  requestHeaders: Record<string, string>;
  responseStatus: number | null;
  responseBody: string | null;
  error: string | null;
  milliseconds: number;
};

export type DeliveryDetail = WebhookDelivery & {
  /** what is sent, as text */
  body: string;
  log: WebhookTry[];
};
