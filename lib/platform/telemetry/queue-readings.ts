import 'server-only';
import type { Tx } from '../db';
import type { Reading } from './metrics';

type QueueRow = {
  name: string;
  due: number;
  later: number;
  retry: number;
  active: number;
  failed: number;
  oldest: number;
};

const SILENT = 'deedguard_worker_silent_seconds';

const help = {
  silent: 'Seconds since a worker last gave a sign, which it does twice a minute.',
  jobs: 'Jobs by queue: due, for later, to be tried again; active and failed as the worker last counted them.',
  oldest: 'How long the oldest job that is due has waited.',
};

/** How long the workers have been silent: one of them stamps it every half minute (pg-boss, which looks what is due). */
export async function readWorkerAge(tx: Tx): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ age: number | null }[]>`
    SELECT extract(epoch FROM now() - cron_on)::float AS age FROM pgboss.version`;
  return row?.age ?? null;
}

export type Due = { queue: string; count: number; oldest: number };

/** The queues in which something is due, and for how many seconds it has been. */
export function readDue(tx: Tx): Promise<Due[]> {
  return tx.$queryRaw<Due[]>`
    SELECT name AS queue, count(*)::int AS count, extract(epoch FROM now() - min(start_after))::float AS oldest
    FROM pgboss.job WHERE state < 'active' AND NOT blocked AND start_after <= now() GROUP BY name`;
}

/** Of these queues those in which something is due: one probe each, by the index that jobs are taken by, however many wait. */
export async function listDueQueues(tx: Tx, queues: string[]): Promise<string[]> {
  const due = await tx.$queryRaw<{ name: string }[]>`
    SELECT queue.name FROM unnest(${queues}::text[]) AS queue (name)
    WHERE EXISTS (
      SELECT FROM pgboss.job
      WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= now())`;
  return due.map(({ name }) => name);
}

/** For the metrics; no value before the first worker has begun. */
export async function readWorkers(tx: Tx): Promise<Reading[]> {
  const age = await readWorkerAge(tx);
  return age === null ? [] : [{ name: SILENT, help: help.silent, values: [{ value: age }] }];
}

/** Each queue with its jobs. Those that wait are found by the index that workers use; done ones are not looked at. */
export async function readQueues(tx: Tx): Promise<Reading[]> {
  const rows = await tx.$queryRaw<QueueRow[]>`
    SELECT queue.name, queue.active_count AS active, queue.failed_count AS failed,
      count(*) FILTER (WHERE job.state = 'created' AND job.start_after <= now())::int AS due,
      count(*) FILTER (WHERE job.state = 'created' AND job.start_after > now())::int AS later,
      count(*) FILTER (WHERE job.state = 'retry')::int AS retry,
      coalesce(extract(epoch FROM now() - min(job.start_after) FILTER (WHERE job.start_after <= now())), 0)::float AS oldest
    FROM pgboss.queue LEFT JOIN pgboss.job ON job.name = queue.name AND job.state < 'active' AND NOT job.blocked
    GROUP BY queue.name, queue.active_count, queue.failed_count
    ORDER BY queue.name`;
  const jobs = rows.flatMap(({ name, oldest: _, ...counts }) =>
    Object.entries(counts).map(([state, value]) => ({ labels: { queue: name, state }, value })),
  );
  const oldest = rows.map(({ name, oldest: value }) => ({ labels: { queue: name }, value }));
  return [
    { name: 'deedguard_queue_jobs', help: help.jobs, values: jobs },
    { name: 'deedguard_queue_oldest_due_seconds', help: help.oldest, values: oldest },
  ];
}
