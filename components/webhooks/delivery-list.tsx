'use client';

import { useState } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { LocalTime } from '@/components/kit/local-time';
import { MorePages } from '@/components/kit/more-pages';
import { useReadPages } from '@/components/kit/use-read-pages';
import { DeliveryLog } from '@/components/webhooks/delivery-log';
import { deliveriesOf } from '@/components/webhooks/queries';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { WebhookDelivery } from '@/lib/webhooks/schema/deliveries';
import type { WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';

type DeliveryListProps = { endpoint: WebhookEndpoint; isOwner: boolean };

/** What was sent to a webhook, with what it answered. */
export function DeliveryList({ endpoint, isOwner }: DeliveryListProps) {
  const query = useReadPages(deliveriesOf(endpoint.id));
  const listed = query.data?.pages.flatMap(({ deliveries }) => deliveries);

  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="text-2xl">
        Deliveries
      </h2>
      <p className="mt-3 text-muted-foreground">Events of the last 30 days and how your server answered.</p>
      <div className="mt-4">
        {!listed && !query.error && <Skeleton className="h-40" />}
        {listed?.length === 0 && (
          <p className="border-y py-8 text-muted-foreground">{sayNone(isOwner, endpoint)}</p>
        )}
        {listed && listed.length > 0 && (
          <ul className="divide-y border-y">
            {listed.map((delivery) => (
              <li key={delivery.id} className="py-4">
                <DeliveryRow delivery={delivery} endpoint={endpoint} isOwner={isOwner} />
              </li>
            ))}
          </ul>
        )}
        <LoadFailure query={query} title="The deliveries could not be loaded" className={listed && 'mt-4'} />
        <MorePages query={query} label="Show older" className="mt-4" />
      </div>
    </section>
  );
}

function sayNone(isOwner: boolean, { isOn }: WebhookEndpoint): string {
  if (!isOn) return 'No deliveries yet. The webhook is off.';
  return isOwner
    ? 'No deliveries yet. Send a test event to see whether your server takes it.'
    : 'No deliveries yet. An owner of your organization can send a test event.';
}

const statusWords = { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' };
const statusLooks = { pending: 'waiting', delivered: 'success', failed: 'destructive' } as const;

type DeliveryRowProps = DeliveryListProps & { delivery: WebhookDelivery };

function DeliveryRow({ delivery, endpoint, isOwner }: DeliveryRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, type, status, createdAt } = delivery;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h3 className="font-mono text-[0.9375rem] font-medium tracking-normal wrap-anywhere">{type}</h3>
          <p className="text-sm text-muted-foreground">
            <LocalTime value={createdAt} />. {sayTries(delivery)}
          </p>
          {delivery.nextTryAt && delivery.tries > 0 && (
            <p className="text-sm text-muted-foreground">
              Next try: <LocalTime value={delivery.nextTryAt} />
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Badge variant={statusLooks[status]}>{statusWords[status]}</Badge>
          <Button
            variant="outline"
            size="sm"
            className="max-sm:min-h-11"
            aria-expanded={isOpen}
            aria-controls={`log-${id}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide log' : 'Show log'}
            <span className="sr-only"> of {type}</span>
          </Button>
        </div>
      </div>
      <div id={`log-${id}`}>
        {isOpen && <DeliveryLog delivery={delivery} endpoint={endpoint} isOwner={isOwner} />}
      </div>
    </div>
  );
}

function sayTries({ tries, lastStatus, lastError }: WebhookDelivery): string {
  if (tries === 0) return 'Not sent yet.';
  const count = tries === 1 ? '1 try' : `${tries} tries`;
  return `${count}. ${lastError ?? `Answered ${lastStatus ?? 'nothing'}.`}`;
}
