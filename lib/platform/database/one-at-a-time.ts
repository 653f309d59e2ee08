import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { now } from '../clock';
import { db } from '../db';
import { AppError } from '../errors';

/** Longer than the work takes. After it, what a process that died was doing is done by somebody else. */
const LEASE_MS = 60_000;
const WAIT_MS = 30_000;
const LOOK_AGAIN_MS = 100;
/** No window of a limit, which are in the same table, begins there. */
const START = new Date(0);

type Lease = { key: string; holder: number };

/**
 * Does `work` while nobody else does anything of that name, in whatever process; whoever comes meanwhile waits for it. It is
 * a row and no lock of Postgres: work that waits for others, as for a mail server, would keep a connection busy. Throws
 * `conflict` with `busy` where it takes too long.
 */
export async function oneAtATime<T>(
  { name, busy }: { name: string; busy: string },
  work: () => Promise<T>,
): Promise<T> {
  const key = createHash('sha256').update(`one at a time\n${name}`).digest('base64url');
  const lease = await waitForLease(key, busy);
  try {
    return await work();
  } finally {
    await release(lease);
  }
}

async function waitForLease(key: string, busy: string): Promise<Lease> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const lease = await take(key);
    if (lease) return lease;
    if (performance.now() > until) throw new AppError('conflict', busy);
    await sleep(LOOK_AGAIN_MS);
  }
}

/** `count` tells whose it is: each who takes over what has ended is one more. */
async function take(key: string): Promise<Lease | null> {
  const at = now();
  const [row] = await db.$queryRaw<{ holder: number }[]>`
    INSERT INTO rate_limits (key, window_start, count, expires_at)
    VALUES (${key}, ${START}, 1, ${new Date(at.getTime() + LEASE_MS)})
    ON CONFLICT (key, window_start) DO UPDATE
    SET count = rate_limits.count + 1, expires_at = excluded.expires_at WHERE rate_limits.expires_at <= ${at}
    RETURNING count AS holder`;
  return row ? { key, holder: row.holder } : null;
}

async function release({ key, holder }: Lease): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key, windowStart: START, count: holder } });
}
