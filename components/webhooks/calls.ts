import { apiRequest } from '@/lib/platform/api-client';
import type {
  ChangeEndpointInput,
  CreateEndpointInput,
  EndpointWithSecret,
  WebhookEndpoint,
} from '@/lib/webhooks/schema/endpoints';

export const WEBHOOKS_URL = '/api/organization/webhooks';
export const webhookUrl = (id: string) => `${WEBHOOKS_URL}/${id}`;
export const deliveriesUrl = (id: string) => `${webhookUrl(id)}/deliveries`;

export function createEndpoint(input: CreateEndpointInput) {
  return apiRequest<EndpointWithSecret>('POST', WEBHOOKS_URL, input);
}

export function changeEndpoint(id: string, changes: ChangeEndpointInput) {
  return apiRequest<WebhookEndpoint>('PATCH', webhookUrl(id), changes);
}

export function deleteEndpoint(id: string) {
  return apiRequest<void>('DELETE', webhookUrl(id));
}

export function rotateSecret(id: string) {
  return apiRequest<EndpointWithSecret>('POST', `${webhookUrl(id)}/rotate`);
}

export function showSecret(id: string) {
  return apiRequest<{ secret: string }>('POST', `${webhookUrl(id)}/secret`);
}

export function sendTestEvent(id: string) {
  return apiRequest<{ id: string }>('POST', `${webhookUrl(id)}/test`);
}

export function resendDelivery(endpointId: string, id: string) {
  return apiRequest<{ id: string }>('POST', `${deliveriesUrl(endpointId)}/${id}/resend`);
}
