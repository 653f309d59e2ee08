/** An app process that sends traces: answers a call, runs its job, and says what the call knew. The secret is in its environment. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerOauth } from '@/lib/oauth/commands/serve';
import { db, disconnect, transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue, startJobs, stopSender } from '@/lib/platform/jobs';
import { route } from '@/lib/platform/route';
import { currentTrace } from '@/lib/platform/telemetry/traces';
import { startTraces } from '@/lib/vendor/opentelemetry';
import { loadPageRoutes } from '@/scripts/page-routes.mjs';
import { tracePages } from '@/scripts/page-traces.mjs';
import { makeBuild } from './build-folder';

const QUEUE = 'demo-drive';
const { SECRET = '', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '', NEXTAUTH_URL: site = '' } = process.env;
/** The call comes with it as an address may: good, and with what is none. */
const { TRACEPARENT: traceparent = '' } = process.env;

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
  const address = `${site}/api/share/${SECRET}/views?token=${SECRET}`;
  const answer = await busy(new Request(address, { headers: { traceparent } }), { params });
  await failing(new Request(`${site}/api/health/ready`, { headers: { traceparent: SECRET } }));
  await visitPages();
  await visitOauth();
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

/** As scripts/server.mjs answers pages: one that reads, one that fails. */
async function visitPages(): Promise<void> {
  const build = makeBuild();
  const tracePage = tracePages(loadPageRoutes(build.folder));
  await ask(
    (request, response) =>
      tracePage(request, response, () => {
        const isGood = request.url?.startsWith('/pay/');
        void db.announcement.count().then(() => response.writeHead(isGood ? 200 : 500).end());
      }),
    [`/pay/${SECRET}?key=${SECRET}`, `/${SECRET}`],
  );
  build.remove();
}

async function visitOauth(): Promise<void> {
  const listener: RequestListener = (request, response) => void answerOauth(request, response);
  await ask(listener, ['/oauth/jwks', `/oauth/authorize/${SECRET}?key=${SECRET}`]);
}

async function ask(listener: RequestListener, addresses: string[]): Promise<void> {
  const server = createServer(listener).listen(0);
  const { port } = server.address() as AddressInfo;
  for (const address of addresses) {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      headers: { traceparent },
      redirect: 'manual',
    });
    await answer.arrayBuffer();
  }
  server.closeAllConnections();
  server.close();
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
