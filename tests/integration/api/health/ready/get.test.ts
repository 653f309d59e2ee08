import { GET as ready } from '@/app/api/health/ready/route';
import { callRoute } from '@/tests/support/http';
import { breakStore, mendStore } from '@/tests/support/store';

describe('GET /api/health/ready', () => {
  it('answers that the database and the document store can be reached', async () => {
    const answer = await callRoute(ready);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
  });

  it('names the database when it is down, without detail', async () => {
    const holder = globalThis as { databaseClient?: unknown };
    const connected = holder.databaseClient;
    const { DATABASE_URL } = process.env;
    process.env.DATABASE_URL = 'postgresql://nobody:secret@localhost:1/nothing';
    holder.databaseClient = undefined;
    await jest.isolateModulesAsync(async () => {
      const { GET } = await import('@/app/api/health/ready/route');
      const answer = await callRoute(GET);
      expect(answer.status).toBe(503);
      expect(answer.body).toEqual({ message: 'The database is down.', code: 'unavailable' });
    });
    holder.databaseClient = connected;
    Object.assign(process.env, { DATABASE_URL });
  });

  it('names the document store when it is down, without detail', async () => {
    await breakStore();
    const answer = await callRoute(ready);
    await mendStore();
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ message: 'The document store is down.', code: 'unavailable' });
  });
});
