import { db, transaction } from '@/lib/platform/db';

type Prepared = { statement: string; runs: number };

/** What the one connection of this transaction has prepared and run of a statement. */
const listPrepared = (text: string, ask: typeof askSum) =>
  transaction(async (tx) => {
    for (let time = 0; time < 3; time++) await ask(tx, time);
    return tx.$queryRaw<Prepared[]>`
      SELECT statement, (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements
      WHERE statement LIKE ${`%${text}%`} AND statement NOT LIKE '%pg_prepared_statements%'`;
  });

type Asked = Pick<typeof db, '$queryRaw'>;

const askSum = async (tx: Asked, time: number) => {
  expect(await tx.$queryRaw`SELECT 7011 + ${time}::int AS sum`).toEqual([{ sum: 7011 + time }]);
};

const askProduct = async (tx: Asked, time: number) => {
  expect(await tx.$queryRaw`SELECT 7013 * ${time}::int AS product`).toEqual([{ product: 7013 * time }]);
};

describe('a statement that is asked again and again', () => {
  it('is prepared once for a connection, which then only runs it', async () => {
    for (let time = 0; time < 10; time++) await askSum(db, time);
    const [prepared, ...others] = await listPrepared('7011', askSum);
    expect(prepared).toEqual({ statement: 'SELECT 7011 + $1::int AS sum', runs: expect.any(Number) });
    expect(prepared!.runs).toBeGreaterThanOrEqual(3);
    expect(others).toEqual([]);
  });

  it('is not prepared as long as it is asked seldom', async () => {
    expect(await listPrepared('7013', askProduct)).toEqual([]);
  });

  it('answers as before once its table has another column', async () => {
    await db.$executeRaw`CREATE TABLE widening (id int)`;
    try {
      await db.$executeRaw`INSERT INTO widening VALUES (1)`;
      const ask = () =>
        db.$queryRaw`SELECT id, (SELECT to_json(w) FROM widening w)::text AS row FROM widening`;
      for (let time = 0; time < 30; time++) expect(await ask()).toEqual([{ id: 1, row: '{"id":1}' }]);
      await db.$executeRaw`ALTER TABLE widening ADD COLUMN name text`;
      for (let time = 0; time < 30; time++) {
        expect(await ask()).toEqual([{ id: 1, row: '{"id":1,"name":null}' }]);
      }
    } finally {
      await db.$executeRaw`DROP TABLE widening`;
    }
  });
});
