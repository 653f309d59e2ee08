import 'server-only';
import type { Tx } from '@/lib/platform/db';
import type { Reading } from '@/lib/platform/telemetry/metrics';

type WebhookRow = {
  working: number;
  failing: number;
  disabled: number;
  first: number;
  retry: number;
  oldest: number;
};

/** How webhooks go, over all organizations: for each endpoint one range of the index of what is still to be sent. */
export async function readWebhooks(tx: Tx): Promise<Reading[]> {
  const [row] = await tx.$queryRaw<WebhookRow[]>`
    SELECT
      count(*) FILTER (WHERE disabled_at IS NULL AND failing_since IS NULL)::int AS working,
      count(*) FILTER (WHERE disabled_at IS NULL AND failing_since IS NOT NULL)::int AS failing,
      count(*) FILTER (WHERE disabled_at IS NOT NULL)::int AS disabled,
      coalesce(sum(waiting.first), 0)::int AS first, coalesce(sum(waiting.retry), 0)::int AS retry,
      coalesce(greatest(extract(epoch FROM now() - min(waiting.since)), 0), 0)::float AS oldest
    FROM webhook_endpoints CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE attempts = 0) AS first, count(*) FILTER (WHERE attempts > 0) AS retry,
        min(next_attempt_at) AS since
      FROM webhook_deliveries
      WHERE endpoint_id = webhook_endpoints.id AND next_attempt_at IS NOT NULL
    ) AS waiting
    WHERE deleted_at IS NULL`;
  return row ? readingsOf(row) : [];
}

function readingsOf({ working, failing, disabled, first, retry, oldest }: WebhookRow): Reading[] {
  const byState = (counts: Record<string, number>) =>
    Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
  return [
    {
      name: 'deedguard_webhook_endpoints',
      help: 'Endpoints that work, that failed last, and that are turned off.',
      values: byState({ working, failing, disabled }),
    },
    {
      name: 'deedguard_webhook_deliveries',
      help: 'Events that wait for their first try, and for another one.',
      values: byState({ first, retry }),
    },
    {
      name: 'deedguard_webhook_oldest_due_seconds',
      help: 'How long the oldest try of an event is overdue.',
      values: [{ value: oldest }],
    },
  ];
}
