'use client';

import { useState } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { LocalTime } from '@/components/kit/local-time';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { useRead } from '@/components/kit/use-read';
import { DeliveryList } from '@/components/webhooks/delivery-list';
import { EndpointActions } from '@/components/webhooks/endpoint-actions';
import { EndpointBadge } from '@/components/webhooks/endpoint-badge';
import { endpoint } from '@/components/webhooks/queries';
import { SecretPanel } from '@/components/webhooks/secret-panel';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { EVERY_EVENT } from '@/lib/webhooks/rules/event-types';
import type { WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';
import { formatNumber } from '@/lib/values/numbers';

const EditEndpoint = partOnDemand(() =>
  import('@/components/webhooks/endpoint-form').then((module) => module.EditEndpoint),
);

type WebhookPageProps = { initial: WebhookEndpoint; isOwner: boolean };

/** One webhook: how it is doing, what an owner can do with it, and what was sent. */
export function WebhookPage({ initial, isOwner }: WebhookPageProps) {
  const query = useRead({ ...endpoint(initial.id), initialData: initial });
  const [isEditing, setIsEditing] = useState(false);
  const [secret, setSecret] = useState<{ secret: string; says: string } | null>(null);

  const shown = query.data;
  return (
    <div className="grid gap-8">
      <LoadFailure query={query} title="The webhook could not be loaded" />
      <Summary endpoint={shown} />
      <State endpoint={shown} />
      {secret && <SecretPanel {...secret} onClose={() => setSecret(null)} />}
      {isEditing && <EditEndpoint endpoint={shown} onClose={() => setIsEditing(false)} />}
      {isOwner && !isEditing && (
        <EndpointActions endpoint={shown} onEdit={() => setIsEditing(true)} onSecret={setSecret} />
      )}
      <DeliveryList endpoint={shown} isOwner={isOwner} />
    </div>
  );
}

function Summary({ endpoint: shown }: { endpoint: WebhookEndpoint }) {
  const { description, mode, eventTypes, createdAt } = shown;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-2">
        <EndpointBadge endpoint={shown} />
        <Badge variant="outline">{mode === 'live' ? 'Live mode' : 'Test mode'}</Badge>
      </p>
      {description && <p className="wrap-anywhere">{description}</p>}
      <p className="text-sm text-muted-foreground">
        Events: {eventTypes.includes(EVERY_EVENT) ? 'all' : eventTypes.join(', ')}. Added{' '}
        <LocalTime value={createdAt} isDay />.
      </p>
    </div>
  );
}

const offReasons = {
  by_member: 'We send no events to it until an owner turns it on.',
  failing: 'It accepted no event for three days. Once it works again, turn it on and resend what it missed.',
  gone: 'It answered 410 Gone. Once it works again, turn it on and resend what it missed.',
};

function State({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { isOn, disabledReason, failingSince, previousSecretUntil, waiting } = endpoint;
  return (
    <>
      {!isOn && (
        <Alert variant={disabledReason === 'by_member' ? 'default' : 'destructive'}>
          <AlertTitle>This webhook is off</AlertTitle>
          <AlertDescription>{offReasons[disabledReason ?? 'by_member']}</AlertDescription>
        </Alert>
      )}
      {isOn && failingSince && (
        <Alert>
          <AlertTitle>Deliveries have been failing since</AlertTitle>
          <AlertDescription>
            <LocalTime value={failingSince} />. {formatNumber(waiting)} waiting. We keep trying, with longer
            pauses each time, and turn it off after three days.
          </AlertDescription>
        </Alert>
      )}
      {previousSecretUntil && (
        <Alert>
          <AlertTitle>Two secrets are in use</AlertTitle>
          <AlertDescription>
            We also sign with the old one until <LocalTime value={previousSecretUntil} />.
          </AlertDescription>
        </Alert>
      )}
    </>
  );
}
