import { closeDatabase, resetDatabase } from './database';

beforeEach(resetDatabase);

afterAll(async () => {
  await closeDatabase();
  const { disconnect } = await import('@/lib/platform/db');
  await disconnect();
});
