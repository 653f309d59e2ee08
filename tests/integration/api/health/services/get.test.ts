import { Client } from 'pg';
import { GET } from '@/app/api/health/services/route';
import { transaction } from '@/lib/platform/db';
import { enqueue, prepareQueues } from '@/lib/platform/jobs';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query, workerDatabaseUrl } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';

let at = Date.now();
const ask = async () => {
  // What was read before is too old by then.
  at += 61_000;
  holdClock(new Date(at));
  return (await callRoute(GET, { url: '/api/health/services' })).body as Record<string, object>;
};
const signOfWorker = (ago: string) =>
  query('UPDATE pgboss.version SET cron_on = now() - $1::interval', [ago]);
const dueSince = (queue: 'dispatch' | 'redact', ms: number) =>
  transaction((tx) => enqueue(tx, queue, 'waiting', { startAfter: new Date(Date.now() - ms) }));

beforeAll(prepareQueues);
// The first question of a process opens its connections: it may take longer than the three seconds of an answer.
beforeAll(() => transaction(() => Promise.resolve()));
beforeEach(async () => {
  await query('DELETE FROM pgboss.job');
  await signOfWorker('10 seconds');
});
afterEach(releaseClock);

describe('GET /api/health/services', () => {
  it('tells a visitor that the worker lives, nothing waits and payments are for trying out', async () => {
    expect(await ask()).toEqual({
      worker: { state: 'operational', silentSeconds: expect.any(Number) as number },
      queue: { state: 'operational', due: 0, oldestSeconds: 0 },
      dispatch: { state: 'operational', due: 0, oldestSeconds: 0 },
      payments: { state: 'demo' },
    });
  });

  it('tells a worker that was silent for 90 seconds, and one that never ran', async () => {
    await signOfWorker('91 seconds');
    expect(await ask()).toMatchObject({
      worker: { state: 'down' },
      queue: { state: 'down' },
      dispatch: { state: 'down' },
    });
    await query('UPDATE pgboss.version SET cron_on = NULL');
    expect(await ask()).toMatchObject({ worker: { state: 'down', silentSeconds: null } });
  });

  it('tells that no worker ever ran where there is no queue yet', async () => {
    await query('ALTER SCHEMA pgboss RENAME TO not_yet');
    const health = await ask().finally(() => query('ALTER SCHEMA not_yet RENAME TO pgboss'));
    expect(health).toMatchObject({ worker: { state: 'down', silentSeconds: null }, queue: { due: 0 } });
  });

  it('tells offers that wait for a minute, and other jobs after ten', async () => {
    releaseClock();
    await dueSince('dispatch', 70_000);
    await dueSince('redact', 11 * 60_000);
    const health = await ask();
    expect(health.dispatch).toMatchObject({ state: 'late', due: 1 });
    expect(health.queue).toMatchObject({ state: 'late', due: 2 });
  });

  it('asks the database once in five seconds, however many ask', async () => {
    expect(await ask()).toMatchObject({ worker: { state: 'operational' } });
    await signOfWorker('10 minutes');
    const again = await callRoute(GET, { url: '/api/health/services' });
    expect(again.body).toMatchObject({ worker: { state: 'operational' } });
    advanceClock({ ms: 5_000 });
    const later = await callRoute(GET, { url: '/api/health/services' });
    expect(later.body).toMatchObject({ worker: { state: 'down' } });
  });

  it('answers when the database does not, and says what it cannot tell', async () => {
    const other = new Client({ connectionString: workerDatabaseUrl() });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE pgboss.version IN ACCESS EXCLUSIVE MODE');
    const health = await ask().finally(() => other.end());
    const unknown = { state: 'unknown', due: 0, oldestSeconds: 0 };
    expect(health).toEqual({
      worker: { state: 'unknown', silentSeconds: null },
      queue: unknown,
      dispatch: unknown,
      payments: { state: 'demo' },
    });
    expect(await ask()).toMatchObject({ worker: { state: 'operational' } });
  });
});
