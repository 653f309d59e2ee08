import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { db, disconnect, transaction } from '@/lib/platform/db';
import { PrismaClient } from '@/prisma/generated/client';
import { answerError } from '@/lib/platform/http/error-response';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';

const thrownBy = (work: () => Promise<unknown>) =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  );

const raised = `BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END`;
const raise = `DO $$ ${raised} $$`;

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
      body: { message: 'This already exists.', code: 'conflict' },
    });
  });

  it.each([
    ['a raw query', () => db.$executeRawUnsafe(raise)],
    ['a transaction', () => transaction((tx) => tx.$executeRawUnsafe(raise))],
    [
      'a model',
      async () => {
        await query(`CREATE FUNCTION refuse_for_room() RETURNS trigger LANGUAGE plpgsql AS $$ ${raised} $$`);
        await query(
          'CREATE TRIGGER room BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION refuse_for_room()',
        );
        const words = { toAddress: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '' };
        await db.mail
          .create({ data: { ...words, transport: 'preview', createdAt: new Date() } })
          .finally(async () => {
            await query('DROP TRIGGER room ON mails');
            await query('DROP FUNCTION refuse_for_room()');
          });
      },
    ],
    [
      'raw SQL that reads',
      async () => {
        await query(`CREATE FUNCTION write_aside() RETURNS text LANGUAGE plpgsql AS $$ ${raised} $$`);
        await db.$queryRaw`SELECT write_aside() AS text`.finally(() => query('DROP FUNCTION write_aside()'));
      },
    ],
  ])('is said to be full, to %s, and changes nothing', async (_, work) => {
    expect(await answerTo(work)).toEqual({
      status: 503,
      body: {
        message: 'The database is full. Nothing was changed. Please try again later.',
        code: 'unavailable',
      },
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
  // With one connection, not with those that tests before left idle: of their end the pool hears a moment later.
  beforeEach(disconnect);

  const unavailable = {
    status: 503,
    body: {
      message: 'The database cannot be reached. Please try again in a minute.',
      code: 'unavailable',
    },
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  async function breakConnections() {
    await query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  }

  it.each([
    ['a model', () => db.user.count()],
    ['a raw query', () => db.$queryRaw`SELECT 1`],
    ['a transaction', () => transaction((tx) => tx.user.count())],
  ])('is said to be away to %s', async (_, work) => {
    const holder = globalThis as { database?: unknown };
    const adapter = new PrismaPg({ connectionString: 'postgresql://nobody@localhost:1/nothing' });
    holder.database = { client: new PrismaClient({ adapter }), adapter };
    const answer = await answerTo(work);
    holder.database = undefined;
    expect(answer).toEqual(unavailable);
  });

  it('is said to be away to a raw query on a connection that was there before', async () => {
    const holder = globalThis as typeof globalThis & {
      database: { adapter: { driver: { underlyingDriver: () => Pool } } };
    };
    await db.$queryRaw`SELECT 1`;
    const connect = jest
      .spyOn(holder.database.adapter.driver.underlyingDriver(), 'query')
      .mockRejectedValueOnce(
        Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }) as never,
      );
    expect(await answerTo(() => db.$queryRaw`SELECT 1`)).toEqual(unavailable);
    connect.mockRestore();
    expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  });

  it('is away for whoever is in the middle of a query, and back for the next', async () => {
    const answer = answerTo(() => db.$queryRaw`SELECT pg_sleep(60)::text`);
    const sleeping = `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()`;
    while ((await query(sleeping)).length === 0) await pause(50);
    await breakConnections();
    expect(await answer).toEqual(unavailable);
    expect(await db.user.count()).toBe(0);
  });

  it('is away for whoever is in the middle of a transaction, and back for the next', async () => {
    const answer = await answerTo(() =>
      transaction(async (tx) => {
        await tx.user.count();
        await breakConnections();
        await tx.user.count();
      }),
    );
    expect(answer).toEqual(unavailable);
    expect(await db.user.count()).toBe(0);
  });

  it('is as good as away when a transaction waits for too long', async () => {
    const slow = () =>
      db.$transaction(
        async (tx) => {
          await pause(200);
          await tx.user.count();
        },
        { timeout: 50 },
      );
    expect(await answerTo(slow)).toEqual(unavailable);
  });
});
