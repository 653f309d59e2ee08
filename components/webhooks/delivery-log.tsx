'use client';

import { LoadFailure } from '@/components/kit/load-failure';
import { LocalTime } from '@/components/kit/local-time';
import { useAction } from '@/components/kit/use-action';
import { useRead } from '@/components/kit/use-read';
import { deliveriesUrl, resendDelivery, webhookUrl } from '@/components/webhooks/calls';
import { deliveryOf } from '@/components/webhooks/queries';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { WebhookDelivery, WebhookTry } from '@/lib/webhooks/schema/deliveries';
import type { WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';
import { formatNumber } from '@/lib/values/numbers';

type DeliveryLogProps = { delivery: WebhookDelivery; endpoint: WebhookEndpoint; isOwner: boolean };

/** What was sent of one event, what each try was answered, and the way to send it again. */
export function DeliveryLog({ delivery, endpoint, isOwner }: DeliveryLogProps) {
  const query = useRead(deliveryOf(endpoint.id, delivery.id));
  const resend = useAction(() => resendDelivery(endpoint.id, delivery.id), {
    says: { title: 'Resent', description: delivery.type },
    refreshes: [[deliveriesUrl(endpoint.id)], [webhookUrl(endpoint.id)]],
  });

  if (query.error) return <LoadFailure query={query} title="The log could not be loaded" />;
  if (!query.data) return <Skeleton className="h-32" />;
  const { body, log } = query.data;
  return (
    <div className="grid gap-4 rounded-lg border bg-card p-4">
      <Text title="Request body" text={readable(body)} />
      {log.map((tried) => (
        <Try key={tried.at} tried={tried} />
      ))}
      {isOwner && !endpoint.isOn && (
        <p className="text-sm text-muted-foreground">To resend this event, turn the webhook on first.</p>
      )}
      {isOwner && endpoint.isOn && (
        <div>
          <Button
            variant="outline"
            size="sm"
            aria-disabled={resend.isPending}
            onClick={() => void resend.act()}
          >
            Resend
          </Button>
        </div>
      )}
      <div role="alert" className="empty:hidden">
        {resend.problem && <Alert variant="destructive">{resend.problem}</Alert>}
      </div>
      {resend.dialog}
    </div>
  );
}

function Try({ tried }: { tried: WebhookTry }) {
  const { at, requestHeaders, responseStatus, responseBody, error, milliseconds } = tried;
  const headers = Object.entries(requestHeaders).map(([name, value]) => `${name}: ${value}`);
  return (
    <div className="grid gap-2 border-t pt-4">
      <p className="text-sm">
        <LocalTime value={at} />, {formatNumber(milliseconds)} ms: {error ?? `answered ${responseStatus}`}
      </p>
      <Text title="Request headers" text={headers.join('\n')} />
      {responseBody && <Text title="Response" text={responseBody} />}
    </div>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <h4 className="text-sm font-medium">{title}</h4>
      <pre
        tabIndex={0}
        className="mt-1 max-h-80 overflow-auto rounded-md bg-muted p-3 text-xs wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    </div>
  );
}

function readable(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
