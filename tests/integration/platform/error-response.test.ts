import { db } from '@/lib/platform/db';
import { answerError } from '@/lib/platform/error-response';
import { createOwner } from '@/tests/support/actors';

const thrownBy = (work: () => Promise<unknown>) =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  );

async function answerTo(work: () => Promise<unknown>) {
  const response = answerError(await thrownBy(work), 'request');
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('what the database refuses', () => {
  it('is not found when the row is not there', async () => {
    const id = '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51';
    expect(await answerTo(() => db.user.update({ where: { id }, data: { firstName: 'A' } }))).toEqual({
      status: 404,
      body: { message: 'There is nothing at this address.', code: 'not_found' },
    });
  });

  it('is a conflict when it exists already', async () => {
    const { user } = await createOwner();
    const data = { email: user.email, passwordHash: '-', firstName: 'A', lastName: 'B' };
    expect(await answerTo(() => db.user.create({ data }))).toEqual({
      status: 409,
      body: { message: 'This exists already.', code: 'conflict' },
    });
  });

  it('is a plain 500 without a word of SQL otherwise', async () => {
    expect(await answerTo(() => db.$queryRaw`SELECT * FROM nothing_here`)).toEqual({
      status: 500,
      body: {
        message: 'Something went wrong on our side. Nothing was changed. Please try again.',
        code: 'internal',
      },
    });
  });
});

describe('a database that is away', () => {
  it('is said to be away', async () => {
    const { DATABASE_URL } = process.env;
    process.env.DATABASE_URL = 'postgresql://nobody@localhost:1/nothing';
    const holder = globalThis as { databaseClient?: unknown };
    const connected = holder.databaseClient;
    holder.databaseClient = undefined;
    let error: unknown;
    await jest.isolateModulesAsync(async () => {
      const { db: away } = await import('@/lib/platform/db');
      error = await thrownBy(() => away.user.count());
    });
    Object.assign(process.env, { DATABASE_URL });
    holder.databaseClient = connected;

    const response = answerError(error, 'request');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      message: 'The database cannot be reached. Please try again in a minute.',
      code: 'unavailable',
    });
  });
});
