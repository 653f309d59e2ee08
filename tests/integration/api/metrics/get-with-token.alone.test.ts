import { metricsToken } from '@/tests/support/with-metrics';
import { GET as readMetrics } from '@/app/api/metrics/route';
import { POST as reportViolation } from '@/app/api/policy-reports/route';
import { GET as readRequest } from '@/app/api/requests/[id]/route';
import { noteBackup } from '@/lib/platform/backups';
import { transaction } from '@/lib/platform/db';
import { enqueue } from '@/lib/platform/jobs';
import { startMetrics } from '@/lib/platform/telemetry/metrics';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { fillLog } from '@/tests/support/log';
import { createPartner } from '@/tests/support/organizations';
import { breakStore, mendStore } from '@/tests/support/store';
import { buildEndpoint, happen } from '@/tests/support/webhooks';

const headers = { authorization: `Bearer ${metricsToken}` };
const id = '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51';

startMetrics();

async function scrape(): Promise<string[]> {
  const answer = await callRoute(readMetrics, { url: '/api/metrics', headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.text.split('\n');
}

describe('GET /api/metrics', () => {
  it('refuses whoever has no token, or another', async () => {
    for (const authorization of ['', 'Bearer', `Bearer ${metricsToken}x`, metricsToken]) {
      const answer = await callRoute(readMetrics, { headers: { authorization } });
      expect([answer.status, answer.text.includes('deedguard_')]).toEqual([401, false]);
    }
  });

  it('counts answers by method, route and status, and never by address', async () => {
    for (const request of [id, id.replace('0', '1')]) {
      await callRoute(readRequest, { url: `/api/requests/${request}`, params: { id: request } });
    }
    const lines = await scrape();
    const labels = 'method="GET",route="/api/requests/[id]"';
    expect(lines).toContain(`deedguard_http_answers_total{${labels},status="401"} 2`);
    expect(lines).toContain(`deedguard_http_answer_seconds_count{${labels}} 2`);
    expect(lines.join('\n')).not.toContain(id);
  });

  it('counts what the content policy stopped, and hosts that are made up together', async () => {
    const reports = (hosts: string[]) =>
      hosts.map((host) => ({
        type: 'csp-violation',
        body: { effectiveDirective: 'img-src', blockedURL: `https://${host}/` },
      }));
    const send = (hosts: string[]) =>
      callRoute(reportViolation, { method: 'POST', rawBody: JSON.stringify(reports(hosts)) });
    for (let from = 0; from < 200; from += 50) {
      await send(Array.from({ length: 50 }, (_, at) => `h${from + at}.example`));
    }
    await send(['h7.example', 'h200.example', 'h201.example']);
    const lines = await scrape();
    const series = 'deedguard_policy_violations_total{directive="img-src",blocked=';
    expect(lines).toContain(`${series}"h7.example"} 2`);
    expect(lines).toContain(`${series}"other"} 2`);
    expect(lines.filter((line) => line.startsWith(series))).toHaveLength(201);
  });

  it('tells jobs by queue, and how long the oldest that is due has waited', async () => {
    const late = new Date(Date.now() - 90_000);
    await transaction(async (tx) => {
      await enqueue(tx, 'dispatch', 'late', { startAfter: late });
      await enqueue(tx, 'dispatch', 'later', { startAfter: new Date(Date.now() + 60_000) });
    });
    const lines = await scrape();
    expect(lines).toContain('deedguard_queue_jobs{queue="dispatch",state="due"} 1');
    expect(lines).toContain('deedguard_queue_jobs{queue="dispatch",state="later"} 1');
    expect(lines).toContain('deedguard_queue_jobs{queue="redact",state="due"} 0');
    expect(valueOf(lines, 'deedguard_queue_oldest_due_seconds{queue="dispatch"}')).toBeGreaterThan(80);
  });

  it('tells how long no worker has given a sign, and nothing before the first one did', async () => {
    const series = 'deedguard_worker_silent_seconds';
    await query('UPDATE pgboss.version SET cron_on = NULL');
    expect((await scrape()).filter((line) => line.startsWith(series))).toEqual([]);
    await query("UPDATE pgboss.version SET cron_on = now() - interval '2 minutes'");
    expect(valueOf(await scrape(), series)).toBeGreaterThanOrEqual(120);
  });

  it('tells webhooks that wait, that are tried again, and endpoints that fail', async () => {
    const organization = await createPartner();
    const failing = await buildEndpoint(organization);
    await buildEndpoint(organization);
    await happen(organization);
    await query('UPDATE webhook_endpoints SET failing_since = now() WHERE id = $1', [failing]);
    await query(
      `UPDATE webhook_deliveries SET attempts = 2, next_attempt_at = now() - interval '5 minutes' WHERE endpoint_id = $1`,
      [failing],
    );
    const lines = await scrape();
    expect(lines).toContain('deedguard_webhook_endpoints{state="working"} 1');
    expect(lines).toContain('deedguard_webhook_endpoints{state="failing"} 1');
    expect(lines).toContain('deedguard_webhook_deliveries{state="first"} 1');
    expect(lines).toContain('deedguard_webhook_deliveries{state="retry"} 1');
    expect(valueOf(lines, 'deedguard_webhook_oldest_due_seconds')).toBeGreaterThan(290);
  });

  it('tells the entries of the log, the connections and the delay of the event loop', async () => {
    await fillLog(3);
    const lines = await scrape();
    expect(lines).toContain('deedguard_log_entries 3');
    expect(lines).toContain('deedguard_database_connections{state="waiting"} 0');
    expect(valueOf(lines, 'deedguard_database_connections{state="idle"}')).toBeGreaterThan(0);
    expect(valueOf(lines, 'nodejs_eventloop_lag_mean_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('tells how old the last backup is, and nothing before the first', async () => {
    const series = 'deedguard_backup_age_seconds';
    expect((await scrape()).filter((line) => line.startsWith(series))).toEqual([]);
    await noteBackup();
    expect(valueOf(await scrape(), series)).toBeLessThan(60);
  });

  it('tells whether the document store answers', async () => {
    expect(await scrape()).toContain('deedguard_store_down 0');
    await breakStore();
    const lines = await scrape();
    await mendStore();
    expect(lines).toContain('deedguard_store_down 1');
  });

  it('names a part that cannot be read within two seconds, and tells the others', async () => {
    await query('BEGIN');
    await query('LOCK TABLE webhook_endpoints IN ACCESS EXCLUSIVE MODE');
    const lines = await scrape();
    await query('ROLLBACK');
    expect(lines).toContain('deedguard_scrape_failed{part="webhooks"} 1');
    expect(lines).toContain('deedguard_scrape_failed{part="log"} 0');
    expect(lines).toContain('deedguard_log_entries 0');
    expect(await scrape()).toContain('deedguard_scrape_failed{part="webhooks"} 0');
  });
});

function valueOf(lines: readonly string[], series: string): number {
  return Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length));
}
