import { metricsToken } from '@/tests/support/with-metrics';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendMail } from '@/lib/notifications/commands/mail';
import { transaction } from '@/lib/platform/db';
import { enqueue, startJobs } from '@/lib/platform/jobs';
import { serveMetrics } from '@/lib/platform/telemetry/metrics-server';

const QUEUE = 'demo-drive';

/** One that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function ask(path: string, authorization: string): Promise<{ status: number; lines: string[] }> {
  const answer = await fetch(`http://127.0.0.1:${process.env.WORKER_METRICS_PORT}${path}`, {
    headers: { authorization },
  });
  return { status: answer.status, lines: (await answer.text()).split('\n') };
}

/** Runs one job that succeeds on its second try. */
async function runJobTwice(): Promise<void> {
  let tries = 0;
  const jobs = await startJobs({
    scheduled: [],
    queued: [
      {
        name: QUEUE,
        run: () => {
          tries += 1;
          return tries === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve({});
        },
      },
    ],
  });
  await transaction((tx) => enqueue(tx, QUEUE, 'counted'));
  while (tries < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  await jobs.stop();
}

let metrics: ReturnType<typeof serveMetrics>;

beforeAll(async () => {
  process.env.WORKER_METRICS_PORT = String(await freePort());
  process.env.HOST = '127.0.0.1';
  metrics = serveMetrics();
});
afterAll(async () => {
  await metrics.stop();
  delete process.env.WORKER_METRICS_PORT;
  delete process.env.HOST;
});

describe('/metrics of the worker', () => {
  it('refuses whoever has no token, and knows no other address', async () => {
    expect((await ask('/metrics', '')).status).toBe(401);
    expect((await ask('/', `Bearer ${metricsToken}`)).status).toBe(404);
  });

  it('tells jobs and emails by their outcome, and how the process does', async () => {
    await runJobTwice();
    await sendMail({ kind: 'notice', to: 'a@example.com', subject: 'A', text: 'B', html: 'B' });
    const { status, lines } = await ask('/metrics', `Bearer ${metricsToken}`);
    expect(status).toBe(200);
    expect(lines).toContain(`deedguard_jobs_total{queue="${QUEUE}",outcome="failed"} 1`);
    expect(lines).toContain(`deedguard_jobs_total{queue="${QUEUE}",outcome="done"} 1`);
    expect(lines).toContain(`deedguard_job_seconds_count{queue="${QUEUE}"} 2`);
    expect(lines).toContain('deedguard_mails_total{kind="notice",outcome="kept"} 1');
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds'))).toBe(true);
  });

  it('does not stop the worker where the port is taken', async () => {
    const second = serveMetrics();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await ask('/metrics', '')).status).toBe(401);
    await second.stop();
  });
});
