import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Pool } from 'pg';
import type { World } from '../world/world';

/** The reader of documents runs only where nobody else wants the processor. */
const DRAINED_WITHIN_MS = 300_000;
/** After which a job that is marked as running, and is not, is told from one that takes its time. */
const STUCK_AFTER_MS = 40_000;
/** Each time it was wrong it waits longer: a machine may be that slow. */
const LONGER = 2;
const LOOK_MS = 150;
const HURRY_MS = 1_000;

/** The clock of the queue, moved forward: nobody waits for the pauses before another try. */
export class Queue {
  private boss: PgBoss | null = null;
  private seen = { words: '', since: 0, stuckAfterMs: STUCK_AFTER_MS };

  constructor(private readonly world: World) {}

  /** Has the worker do a job that it does by the clock. */
  async run(...names: string[]): Promise<void> {
    const boss = await this.open();
    for (const name of names) await boss.send(name);
  }

  /** Until nothing is due anymore. Throws with what is left. */
  async drain(): Promise<void> {
    const deadline = Date.now() + DRAINED_WITHIN_MS;
    for (;;) {
      const left = await this.advance();
      if (left.length === 0) return;
      if (Date.now() > deadline) throw new Error(`These jobs do not end: ${left.join(', ')}`);
      await sleep(LOOK_MS);
    }
  }

  /** While people wait for what the worker does. */
  async hurryUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      // A fault may have outlasted its end by a moment.
      await this.advance().catch(() => undefined);
      await sleep(HURRY_MS);
    }
  }

  async stop(): Promise<void> {
    await this.boss?.stop({ graceful: false });
  }

  /** What is due and not done; what seems to be done by nobody is given to the next worker. */
  private async advance(): Promise<string[]> {
    await hurry(this.world.pool);
    await this.takeFromTheDead();
    const left = await unfinished(this.world.pool);
    const words = left.join();
    if (left.length === 0) this.seen = { words, since: Date.now(), stuckAfterMs: STUCK_AFTER_MS };
    if (words !== this.seen.words) this.seen = { ...this.seen, words, since: Date.now() };
    if (Date.now() - this.seen.since > this.seen.stuckAfterMs) {
      await this.expire();
      this.seen = { words, since: Date.now(), stuckAfterMs: this.seen.stuckAfterMs * LONGER };
    }
    return left;
  }

  /** What no worker is known to be dead for, and yet nobody does: its answer was lost with a connection. */
  private async expire(): Promise<void> {
    await this.world.worker.restart();
    await this.takeFromTheDead();
  }

  /** What a worker before this one had begun: as after its time, the queue gives it to the next one. */
  private async takeFromTheDead(): Promise<void> {
    const { rowCount } = await this.world.pool.query(
      `UPDATE pgboss.job SET started_on = started_on - interval '1 day', heartbeat_on = heartbeat_on - interval '1 day'
       WHERE state = 'active' AND started_on < $1`,
      [this.world.worker.startedAt],
    );
    if (!rowCount) return;
    const boss = await this.open();
    await this.world.pool.query('UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL');
    await boss.supervise();
  }

  private async open(): Promise<PgBoss> {
    if (this.boss) return this.boss;
    const connectionString = this.world.database.url();
    const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
    boss.on('error', () => undefined);
    await boss.start();
    this.boss = boss;
    return boss;
  }
}

async function hurry(pool: Pool): Promise<void> {
  await pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND start_after > now()`);
  await pool.query(
    `UPDATE webhook_deliveries SET next_attempt_at = now()
     WHERE status = 'pending' AND next_attempt_at > now() + interval '1 minute'`,
  );
}

/** What is due and not done, in words. A job of later, as the end of an offer, is not due. */
async function unfinished(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `SELECT name || ' ' || coalesce(data->>'id', '') || ' (' || state || ')' AS what FROM pgboss.job
     WHERE state IN ('active', 'retry') OR (state = 'created' AND start_after <= now())
     UNION ALL SELECT 'webhook ' || id FROM webhook_deliveries WHERE status = 'pending'
     ORDER BY what`,
  );
  return rows.map(({ what }) => what);
}
