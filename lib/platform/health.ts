import 'server-only';
import { db } from './db';
import { AppError } from './errors';

/** Throws `unavailable`, naming the part that is down, without detail. */
export async function assertReady(): Promise<void> {
  await db.$queryRaw`SELECT 1`.catch((cause: unknown) => {
    throw new AppError('unavailable', 'The database is down.', { cause });
  });
}
