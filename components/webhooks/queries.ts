import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { deliveriesUrl, webhookUrl, WEBHOOKS_URL } from '@/components/webhooks/calls';
import { apiRequest } from '@/lib/platform/api-client';
import type { DeliveryDetail, DeliveryPage } from '@/lib/webhooks/schema/deliveries';
import type { WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';

const SOON_MS = 3_000;

/** The webhooks of the organization. */
export const endpoints = () => queryOptions<WebhookEndpoint[]>({ queryKey: [WEBHOOKS_URL] });

export const endpoint = (id: string) => queryOptions<WebhookEndpoint>({ queryKey: [webhookUrl(id)] });

/** What was sent to a webhook, newest first; asked again while something has not been tried yet. */
export const deliveriesOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: [deliveriesUrl(id)],
    queryFn: ({ pageParam }) =>
      apiRequest<DeliveryPage>('GET', `${deliveriesUrl(id)}${pageParam ? `?after=${pageParam}` : ''}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => {
      const listed = state.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
      return listed.some(({ status, tries }) => status === 'pending' && tries === 0) && SOON_MS;
    },
  });

export const deliveryOf = (endpointId: string, id: string) =>
  queryOptions<DeliveryDetail>({ queryKey: [deliveriesUrl(endpointId), id], staleTime: 0 });
