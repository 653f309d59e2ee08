import 'server-only';
import { PgBoss, type Job } from 'pg-boss';
import { Prisma } from '@/prisma/generated/client';
import { causedBy, causedByNothing, currentCause } from './telemetry/cause';
import { countJob } from './telemetry/counts';
import { db, type Tx } from './db';
import { directDatabaseUrl, env } from './env';
import { logger } from './telemetry/logger';
import { listDueQueues } from './telemetry/queue-readings';
import { currentTrace, traced } from './telemetry/traces';
import { LOOKS_BY_ITSELF_SECONDS, wakeWorkers, type QueueWorker } from './wake-workers';
import { within } from './within';

type Result = Record<string, unknown>;

/** A job that runs by the clock. `run` must be safe to run twice; it returns what it did, for the log. */
type ScheduledJob = { name: string; cron: string; run: () => Promise<Result> };

/** What a job is about, and the request that asked for it; one that an earlier version asked for has none. */
type JobData = { id: string; requestId?: string; traceparent?: string };

/** A job that somebody asked for. `run` must be safe to run twice: a crash in its middle makes it run again. */
export type QueuedJob = {
  name: QueueName;
  run: (data: { id: string; isRetried: boolean }) => Promise<Result>;
  /** how many run at the same time in one worker */
  concurrency?: number;
};

/**
 * Every queue: how long a run may take before another worker takes it over, after how long without a sign of its worker,
 * and how often it is tried. A job whose last try failed, or whose worker died each time, goes to `deadLetter`, which
 * comes before the queue that names it.
 */
const queues = {
  /** offers a request to the next notary; idempotent, so it is tried often */
  dispatch: { expireInSeconds: 60, retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  /** takes the appointments from a notary whose verification was taken back */
  reassign: { expireInSeconds: 60, retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  /** tells somebody by email of a message that is still unread */
  'message-notice': { expireInSeconds: 120, retryLimit: 5, retryDelay: 60 },
  /** reminds a notary of the bill of a visit, a day after it */
  'bill-reminder': { expireInSeconds: 60, retryLimit: 10, retryDelay: 60, retryBackoff: true },
  /** emails the bill of a cancellation to its client */
  'send-bill': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  /** tells somebody by email of an offer, or of what became of a request; an offer that has expired is no longer told */
  'notification-mail': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  /** tells the browsers of an account of a notice; those that were told are told no second time */
  'notification-push': { expireInSeconds: 120, retryLimit: 10, retryDelay: 30, retryBackoff: true },
  /** tells an account that somebody tries passwords */
  'sign-in-tries': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  /** emails an account a link that does one thing, once */
  'account-mail': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  /** tells an account by email that its password was changed */
  'password-mail': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  /** emails a visitor the link that their application or entry waits for */
  'visitor-mail': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  /** tells applicant and admins by email of a partner application, and the applicant of the answer */
  'partner-received': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  'partner-decided': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  'partner-ended': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  /** tells whoever wrote to us that we have it, and the admins */
  'case-opened': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  /** tells admins of a fraud report, and the county where it may be told */
  'fraud-reported': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  /** asks an owner by email whether a partner may have their property locked */
  'consent-mail': { expireInSeconds: 120, retryLimit: 20, retryDelay: 60, retryBackoff: true },
  /** sends the money of a payment back; Stripe may be down for a while */
  'refund-payment': { expireInSeconds: 120, retryLimit: 20, retryDelay: 30, retryBackoff: true },
  /** demo notaries answer an offer and a message, and drive */
  'demo-message': { expireInSeconds: 30, retryLimit: 10, retryDelay: 5 },
  'demo-answer': { expireInSeconds: 30, retryLimit: 10, retryDelay: 5 },
  'demo-drive': { expireInSeconds: 30, retryLimit: 10, retryDelay: 5 },
  'import-given-up': { retryLimit: 100, retryDelay: 30 },
  /** takes in a county's recording index; three million rows take half an hour */
  'import-recordings': {
    expireInSeconds: 60 * 60,
    heartbeatSeconds: 60,
    retryLimit: 3,
    retryDelay: 30,
    deadLetter: 'import-given-up',
  },
  /** compares a new lock, or what somebody has begun to watch, with the recordings that are there */
  'match-lock': {
    expireInSeconds: 10 * 60,
    heartbeatSeconds: 60,
    retryLimit: 20,
    retryDelay: 10,
    retryBackoff: true,
  },
  'match-watch': {
    expireInSeconds: 10 * 60,
    heartbeatSeconds: 60,
    retryLimit: 20,
    retryDelay: 10,
    retryBackoff: true,
  },
  /** looks at an uploaded PDF with our rules */
  'scan-document': { expireInSeconds: 10 * 60, heartbeatSeconds: 60, retryLimit: 3, retryDelay: 30 },
  /** draws the first page of an uploaded document small */
  'draw-thumbnail': { expireInSeconds: 10 * 60, heartbeatSeconds: 60, retryLimit: 3, retryDelay: 30 },
  'export-given-up': { retryLimit: 100, retryDelay: 30 },
  /** puts a large account into one file; the store may be away for a while */
  'export-data': {
    expireInSeconds: 30 * 60,
    heartbeatSeconds: 60,
    retryLimit: 3,
    retryDelay: 60,
    deadLetter: 'export-given-up',
  },
  'redact-given-up': { retryLimit: 100, retryDelay: 30 },
  redact: {
    expireInSeconds: 15 * 60,
    heartbeatSeconds: 60,
    retryLimit: 2,
    retryDelay: 5,
    deadLetter: 'redact-given-up',
  },
} as const;

export type QueueName = keyof typeof queues;

/** Then a job that still runs is handed back to the queue; scripts/start kills a worker after 10 s. */
const STOP_MS = 7_000;

type Jobs = { scheduled: readonly ScheduledJob[]; queued: readonly QueuedJob[] };

/**
 * Starts the queue in Postgres and works on the jobs. Only one process runs each tick, however many workers there are. No
 * job begins before the last thing that may fail of this is done: throws, without a job in hand, when the database is away.
 */
export async function startJobs(jobs: Jobs): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({ connectionString: env().DATABASE_URL, max: 4 });
  boss.on('error', (err) => logger.error({ job: 'queue', err }));
  await begin(boss, () => scheduleAll(boss, jobs.scheduled));
  const waking = wakeWorkers({
    workers: await workOn(boss, jobs),
    listDue: (queues) => listDueQueues(db, queues),
    wake: (workerId) => boss.notifyWorker(workerId),
    onError: (err) => logger.error({ job: 'queue', err }),
  });
  return {
    stop: async () => {
      await waking.stop();
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

async function scheduleAll(boss: PgBoss, scheduled: Jobs['scheduled']): Promise<void> {
  for (const { name, cron } of scheduled) {
    await boss.createQueue(name);
    await boss.schedule(name, cron);
    // What fell due while no worker ran is done at once.
    await boss.send(name);
  }
}

/** Asks Postgres for nothing itself: what it starts asks, again and again, whatever the answer. */
async function workOn(boss: PgBoss, { scheduled, queued }: Jobs): Promise<QueueWorker[]> {
  const workers: QueueWorker[] = [];
  const pollingIntervalSeconds = LOOKS_BY_ITSELF_SECONDS;
  for (const { name, run } of scheduled) {
    const take = async ([due]: Job<null>[]) => due && observe(due, run);
    workers.push({ queue: name, workerId: await boss.work<null>(name, { pollingIntervalSeconds }, take) });
  }
  // Of one group (`enqueue`) one after the other, so that nobody's jobs hold up those of all others.
  const options = { pollingIntervalSeconds, localGroupConcurrency: 1 };
  for (const { name, run, concurrency = 1 } of queued) {
    const take = async ([job]: Job<JobData>[]) =>
      job && observe(job, () => run({ id: job.data.id, isRetried: job.retryCount > 0 }));
    // Each by itself: of several that are begun together pg-boss tells, and wakes, the first alone.
    for (let left = concurrency; left > 0; left -= 1)
      workers.push({ queue: name, workerId: await boss.work<JobData>(name, options, take) });
  }
  return workers;
}

let sender: Promise<PgBoss> | undefined;

type When = { startAfter?: Date; group?: string };

/**
 * Asks for a job in the caller's transaction: it exists if and only if the change does. It waits until `startAfter`, and
 * in one worker until the others of its `group` are done.
 */
export async function enqueue(tx: Tx, name: QueueName, id: string, when?: When): Promise<void> {
  await tx.$executeRaw(await jobInsert(name, id, when));
}

/** The same as a statement, for a command that writes all it has to in one. */
export async function jobInsert(
  name: QueueName,
  id: string,
  { startAfter, group }: When = {},
): Promise<Prisma.Sql> {
  sender ??= causedByNothing(startSender).catch((error: unknown) => {
    sender = undefined;
    throw error;
  });
  const boss = await sender;
  const { requestId } = currentCause();
  const traceparent = currentTrace()?.traceparent;
  const data: JobData = { id, ...(requestId && { requestId }), ...(traceparent && { traceparent }) };
  // pg-boss asks its database by one statement, which is kept instead of being run.
  const inserts: Prisma.Sql[] = [];
  const executeSql = (text: string, values: unknown[] = []) => {
    inserts.push(new Prisma.Sql(text.split('$1'), values));
    return Promise.resolve({ rows: [{ id }] });
  };
  await boss.send(name, data, { db: { executeSql }, startAfter, ...(group && { group: { id: group } }) });
  const [insert, ...more] = inserts;
  if (!insert || more.length > 0) throw new Error('pg-boss does not write a job by one insert');
  return insert;
}

/** What the jobs of a queue are about that wait, run, or will be tried again. */
export async function listUnfinished(tx: Tx, name: QueueName): Promise<string[]> {
  const jobs = await tx.$queryRaw<{ id: string }[]>`
    SELECT data->>'id' AS id FROM pgboss.job WHERE name = ${name} AND state IN ('created', 'retry', 'active')`;
  return jobs.map(({ id }) => id);
}

/** Ends the connection that asks for jobs: for scripts and tests. */
export async function stopSender(): Promise<void> {
  const started = sender;
  sender = undefined;
  await (await started)?.stop({ graceful: false });
}

/** Makes the tables and queues of the jobs, where they are not there yet. */
export async function prepareQueues(): Promise<void> {
  const boss = await startSender();
  await boss.stop({ graceful: false });
}

/**
 * In the web server: it only asks; the worker's own instance works, and looks after the queue. It starts within somebody's
 * transaction: a pool whose connections are all lent to those who wait for it would never lend it one.
 */
async function startSender(): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: directDatabaseUrl(),
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (err) => logger.error({ job: 'sender', err }));
  await begin(boss);
  return boss;
}

/** Nothing of it goes on when it cannot be begun: what asks next begins another one. */
async function begin(boss: PgBoss, prepare?: () => Promise<void>): Promise<void> {
  try {
    await boss.start();
    await createQueues(boss);
    await prepare?.();
  } catch (error) {
    // A connection that hangs would never be given back.
    await within(STOP_MS, boss.stop({ graceful: false })).catch(() => undefined);
    throw error;
  }
}

async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options);
    // A queue that an earlier version made learns what this one says.
    await boss.updateQueue(name, options);
  }
}

/** One line of the log, one count and one span for each run; the lines that it writes meanwhile name the same request and job. */
function observe(
  { name: job, id: jobId, data }: Job<Partial<JobData> | null>,
  run: () => Promise<Result>,
): Promise<void> {
  const { id: about, requestId, traceparent: parent } = data ?? {};
  const startedAt = performance.now();
  const count = (outcome: 'done' | 'failed') =>
    countJob({ queue: job, outcome, seconds: (performance.now() - startedAt) / 1000 });
  const attributes = { 'messaging.destination.name': job, 'messaging.message.id': jobId };
  const work = async () => {
    try {
      // The id of a request for a notary, which some call the same, is what such a job is about.
      logger.info({ ...(await run()), about, requestId });
      count('done');
    } catch (err) {
      logger.error({ about, err });
      count('failed');
      throw err;
    }
  };
  return causedBy({ requestId, job, jobId }, () =>
    traced({ name: `job ${job}`, kind: 'consumer', attributes, parent }, work),
  );
}
