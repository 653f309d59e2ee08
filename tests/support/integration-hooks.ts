import { closeDatabase, resetDatabase } from './database';

beforeEach(resetDatabase);

afterAll(async () => {
  await closeDatabase();
  const { db } = await import('@/lib/platform/db');
  await db.$disconnect();
});
