import { Badge } from '@/components/ui/badge';
import type { WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';

const offWords = {
  by_member: 'Off',
  failing: 'Off: failed for three days',
  gone: 'Off: answered 410 Gone',
};

/** How a webhook is doing. */
export function EndpointBadge({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { isOn, disabledReason, failingSince } = endpoint;
  if (!isOn) {
    const reason = disabledReason ?? 'by_member';
    return <Badge variant={reason === 'by_member' ? 'outline' : 'destructive'}>{offWords[reason]}</Badge>;
  }
  return failingSince ? <Badge variant="waiting">Failing</Badge> : <Badge variant="success">On</Badge>;
}
