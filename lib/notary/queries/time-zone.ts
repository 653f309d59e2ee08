import 'server-only';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

let known: Promise<Set<string>> | undefined;

/**
 * Throws `validation_failed` for what is no IANA time zone. Postgres is asked, because it counts the days; only once,
 * because it reads a file for each of its zones.
 */
export async function assertTimeZone(timeZone: string, field = 'timeZone'): Promise<void> {
  if (await isTimeZone(timeZone)) return;
  const message = 'Please send a time zone such as America/Chicago.';
  throw new AppError('validation_failed', message, { fields: { [field]: message } });
}

export async function isTimeZone(timeZone: string): Promise<boolean> {
  known ??= listTimeZones().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return (await known).has(timeZone);
}

async function listTimeZones(): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ name: string }[]>`SELECT name FROM pg_timezone_names`;
  return new Set(rows.map(({ name }) => name));
}
