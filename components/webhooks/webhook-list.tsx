'use client';

import Link from 'next/link';
import { useState } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { useRead } from '@/components/kit/use-read';
import { EndpointBadge } from '@/components/webhooks/endpoint-badge';
import { endpoints } from '@/components/webhooks/queries';
import { SecretPanel } from '@/components/webhooks/secret-panel';
import { Button } from '@/components/ui/button';
import { EVERY_EVENT } from '@/lib/webhooks/rules/event-types';
import { MOST_ENDPOINTS } from '@/lib/webhooks/rules/limits';
import type { EndpointWithSecret, WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';
import { formatNumber } from '@/lib/values/numbers';

const NewEndpoint = partOnDemand(() =>
  import('@/components/webhooks/endpoint-form').then((module) => module.NewEndpoint),
);

type WebhookListProps = { initial: WebhookEndpoint[]; isOwner: boolean };

/** The webhooks of an organization, with the way to add one for its owners. */
export function WebhookList({ initial, isOwner }: WebhookListProps) {
  const query = useRead({ ...endpoints(), initialData: initial });
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<EndpointWithSecret | null>(null);

  function showSecret(endpoint: EndpointWithSecret) {
    setIsAdding(false);
    setMade(endpoint);
  }

  return (
    <div className="grid gap-8">
      <LoadFailure query={query} title="Your webhooks could not be loaded" />
      {made && (
        <SecretPanel
          secret={made.secret}
          says={`Your server at ${hostOf(made)} uses it to check that an event comes from us. You can see it again on the page of the webhook.`}
          onClose={() => setMade(null)}
        />
      )}
      {isAdding && <NewEndpoint onMade={showSecret} onClose={() => setIsAdding(false)} />}
      {isOwner && !isAdding && <AddWebhook isFull={isFull(query.data)} onAdd={() => setIsAdding(true)} />}
      {query.data.length === 0 ? (
        <p className="border-y py-8 text-muted-foreground">
          No webhooks yet.{!isOwner && ' An owner of your organization can add one.'}
        </p>
      ) : (
        <ul className="divide-y border-y">
          {query.data.map((endpoint) => (
            <li key={endpoint.id} className="py-4">
              <EndpointRow endpoint={endpoint} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Live and test webhooks have their own limits: there is room as long as one of them is not reached. */
function isFull(listed: WebhookEndpoint[]): boolean {
  const modes = ['live', 'test'] as const;
  return modes.every((mode) => listed.filter((each) => each.mode === mode).length >= MOST_ENDPOINTS);
}

function AddWebhook({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  if (isFull) {
    return (
      <p className="text-muted-foreground">
        Your organization has {MOST_ENDPOINTS} webhooks for live and {MOST_ENDPOINTS} for test events. Delete
        one to add another.
      </p>
    );
  }
  return (
    <div>
      <Button onClick={onAdd}>Add webhook</Button>
    </div>
  );
}

function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, url, description, mode, eventTypes, waiting } = endpoint;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="grid min-w-0 gap-1">
        <h2 className="font-sans text-base font-medium tracking-normal wrap-anywhere">
          <Link href={`/organization/webhooks/${id}`} prefetch={false} className="text-link">
            {url}
          </Link>
        </h2>
        {description && <p className="text-sm wrap-anywhere">{description}</p>}
        <p className="text-sm text-muted-foreground">
          {mode === 'live' ? 'Live mode' : 'Test mode'}, {eventsIn(eventTypes)}
          {waiting > 0 && `, ${formatNumber(waiting)} waiting`}
        </p>
      </div>
      <EndpointBadge endpoint={endpoint} />
    </div>
  );
}

function hostOf({ url }: WebhookEndpoint): string {
  return URL.parse(url)?.host ?? url;
}

function eventsIn(filters: string[]): string {
  if (filters.includes(EVERY_EVENT)) return 'all events';
  return filters.join(', ');
}
