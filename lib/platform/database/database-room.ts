import 'server-only';
import { db, isOutOfRoom } from '../db';
import type { Reading } from '../telemetry/metrics';
import { remembered } from '../remembered';
import { within } from '../within';

/** Anybody may ask. */
const OLD_MS = 5_000;
const ANSWER_MS = 2_000;
/** More numbers than fit into the memory below: Postgres writes 280 kB of them beside its tables, and removes them. */
const NUMBERS = 20_000;
const MEMORY = '64kB';

/**
 * Whether Postgres has room to write. No table is touched: a row that is written may find a place where others were deleted,
 * and the next one does not. What else is wrong with the database is not told here. At most five seconds old.
 */
export const hasDatabaseRoom = remembered(OLD_MS, () =>
  within(ANSWER_MS, writeAside()).then(
    () => true,
    (error: unknown) => !isOutOfRoom(error),
  ),
);

function writeAside(): Promise<unknown> {
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('work_mem', ${MEMORY}, true)`;
      await tx.$queryRaw`SELECT count(*)::int FROM generate_series(1, ${NUMBERS}::int)`;
    },
    { maxWait: ANSWER_MS, timeout: ANSWER_MS },
  );
}

/** For the metrics. */
export async function readDatabaseRoom(): Promise<Reading[]> {
  const value = (await hasDatabaseRoom()) ? 0 : 1;
  return [
    {
      name: 'deedguard_database_full',
      help: '1 while the database has no room to write.',
      values: [{ value }],
    },
  ];
}
