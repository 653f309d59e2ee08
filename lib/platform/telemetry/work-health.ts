import 'server-only';
import * as z from 'zod';
import { db, isMissingTable } from '../db';
import { logger } from './logger';
import { readDue, readWorkerAge, type Due } from './queue-readings';
import { remembered } from '../remembered';
import { within } from '../within';

/** It gives a sign every 30 seconds. */
const SILENT_SECONDS = 90;
/** An import of three million rows takes half an hour, and is one job; what waits so long is not one of a moment. */
const LATE_SECONDS = 10 * 60;
/** Somebody waits in front of the screen. */
const LATE_DISPATCH_SECONDS = 60;
const DISPATCH = 'dispatch';
/** Anybody may ask. */
const OLD_MS = 5_000;
const READ_MS = 3_000;

const waiting = z.object({
  state: z.enum(['operational', 'late', 'down', 'unknown']),
  due: z.number(),
  /** of the job that has waited longest */
  oldestSeconds: z.number(),
});

export const workHealth = z.object({
  worker: z.object({
    /** unknown: the database did not answer */
    state: z.enum(['operational', 'down', 'unknown']),
    /** since its last sign; null before the first, and where it is unknown */
    silentSeconds: z.number().nullable(),
  }),
  queue: waiting,
  dispatch: waiting,
});

type WorkHealth = z.infer<typeof workHealth>;

/** Whether jobs are done: a sign of the worker, and how long what is due has waited. At most five seconds old. */
export async function readWorkHealth(): Promise<WorkHealth> {
  return readMeasured().catch((err: unknown) => {
    logger.warn({ health: 'work', err });
    return unknown;
  });
}

const readMeasured = remembered(OLD_MS, () => within(READ_MS, measure()));

const nothingKnown = { state: 'unknown', due: 0, oldestSeconds: 0 } as const;
const unknown: WorkHealth = {
  worker: { state: 'unknown', silentSeconds: null },
  queue: nothingKnown,
  dispatch: nothingKnown,
};

async function measure(): Promise<WorkHealth> {
  const [age, due] = await Promise.all([readWorkerAge(db), readDue(db)]).catch((error: unknown) => {
    // The first worker makes the queue.
    if (!isMissingTable(error)) throw error;
    return [null, []] as const;
  });
  const isDown = age === null || age > SILENT_SECONDS;
  const dispatch = due.filter(({ queue }) => queue === DISPATCH);
  return {
    worker: { state: isDown ? 'down' : 'operational', silentSeconds: age && Math.max(0, Math.round(age)) },
    queue: judge(due, { isDown, lateSeconds: LATE_SECONDS }),
    dispatch: judge(dispatch, { isDown, lateSeconds: LATE_DISPATCH_SECONDS }),
  };
}

function judge(due: readonly Due[], { isDown, lateSeconds }: { isDown: boolean; lateSeconds: number }) {
  const oldestSeconds = Math.round(Math.max(0, ...due.map(({ oldest }) => oldest)));
  const sum = due.reduce((total, { count }) => total + count, 0);
  const isLate = oldestSeconds > lateSeconds;
  const state = isDown ? ('down' as const) : isLate ? ('late' as const) : ('operational' as const);
  return { state, due: sum, oldestSeconds };
}
