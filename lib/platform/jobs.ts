import 'server-only';
import { PgBoss } from 'pg-boss';
import { env } from './env';
import { logger } from './logger';

/** A job that runs by the clock. `run` must be safe to run twice; it returns what it did, for the log. */
export type ScheduledJob = { name: string; cron: string; run: () => Promise<Record<string, unknown>> };

/** Starts the queue in Postgres and works on the jobs. Only one process runs each tick, however many workers there are. */
export async function startJobs(jobs: readonly ScheduledJob[]): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({ connectionString: env().DATABASE_URL, max: 4 });
  boss.on('error', (err) => logger.error({ job: 'queue', err }));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name);
    await boss.work(job.name, async () => {
      const result = await job.run().catch((err: unknown) => {
        logger.error({ job: job.name, err });
        throw err;
      });
      logger.info({ job: job.name, ...result });
    });
    await boss.schedule(job.name, job.cron);
    // What fell due while no worker ran is done at once.
    await boss.send(job.name);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };
}
