import { readLogSize } from '@/lib/evidence/queries/readings';
import { readBackupAge } from '@/lib/platform/backups';
import { readDatabaseRoom } from '@/lib/platform/database/database-room';
import { METRICS_TYPE, metricsText, type Part } from '@/lib/platform/telemetry/metrics';
import { assertMayReadMetrics } from '@/lib/platform/telemetry/metrics-token';
import { readQueues, readWorkers } from '@/lib/platform/telemetry/queue-readings';
import { route } from '@/lib/platform/route';
import { readStoreState } from '@/lib/vault/queries/readings';
import { readWebhooks } from '@/lib/webhooks/queries/readings';

const parts: Part[] = [
  { name: 'queues', read: readQueues },
  { name: 'workers', read: readWorkers },
  { name: 'webhooks', read: readWebhooks },
  { name: 'log', read: readLogSize },
  { name: 'backups', read: readBackupAge },
  { name: 'room', read: readDatabaseRoom },
];

export const GET = route({
  auth: 'none',
  gives: ['text/plain'],
  handler: async ({ request }) => {
    assertMayReadMetrics(request);
    const text = await metricsText(parts, [readStoreState]);
    return new Response(text, { headers: { 'content-type': METRICS_TYPE } });
  },
});
