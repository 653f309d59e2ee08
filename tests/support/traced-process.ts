/** An app process that sends traces: answers a call, runs its job, and says what the call knew. The secret is in its environment. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { db, disconnect, transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue, startJobs, stopSender } from '@/lib/platform/jobs';
import { route } from '@/lib/platform/route';
import { currentTrace } from '@/lib/platform/traces';
import { startTraces } from '@/lib/vendor/opentelemetry';

const QUEUE = 'demo-drive';
const { SECRET = '', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '', NEXTAUTH_URL: site = '' } = process.env;

async function main(): Promise<void> {
  const traces = startTraces({ endpoint, service: 'deedguard-test' });
  const partner = createServer((_, response) => response.writeHead(200).end('{}')).listen(0);
  const partnerUrl = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;

  /** Reads, asks somebody else and asks for a job, each with something that is nobody's business. */
  const busy = route({
    auth: 'none',
    handler: async () => {
      await db.user.findFirst({ where: { email: `${SECRET}@example.com` } });
      await db.$queryRawUnsafe(`SELECT '${SECRET}' AS secret`);
      await fetch(`${partnerUrl}/${SECRET}?key=${SECRET}`, { headers: { authorization: SECRET } });
      await transaction((tx) => enqueue(tx, QUEUE, 'traced'));
      return { traceId: currentTrace()?.traceId };
    },
  });
  const failing = route({
    auth: 'none',
    handler: () => {
      throw new AppError('unavailable', `Not with ${SECRET}.`);
    },
  });

  const params = Promise.resolve({ token: SECRET });
  const answer = await busy(new Request(`${site}/api/share/${SECRET}/views?token=${SECRET}`), { params });
  await failing(new Request(`${site}/api/health/ready`));
  await runJob();
  await traces.stop();
  const { traceId } = (await answer.json()) as { traceId: string };
  const after = await busy(new Request(`${site}/api/share/${SECRET}/views`), { params });
  process.send?.({
    traceId,
    requestId: answer.headers.get('x-request-id'),
    host: new URL(partnerUrl).host,
    afterwards: await after.json(),
  });
  partner.closeAllConnections();
  partner.close();
  await stopSender();
  await disconnect();
}

async function runJob(): Promise<void> {
  let isDone = false;
  const run = async () => {
    await db.auditEvent.count();
    isDone = true;
    return {};
  };
  const jobs = await startJobs({ scheduled: [], queued: [{ name: QUEUE, run }] });
  while (!isDone) await sleep(20);
  await jobs.stop();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
