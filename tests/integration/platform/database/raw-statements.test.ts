import { Prisma } from '@/prisma/generated/client';
import { db, longTransaction, transaction, type Tx } from '@/lib/platform/db';
import { createOwner } from '@/tests/support/actors';

/** With a null, and as a list, which Postgres writes otherwise. */
const typed = [
  "'a'::text",
  "'a'::char(3)",
  "'a'::varchar",
  '\'due\'::"DeedLockStatus"',
  "'0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51'::uuid",
  '1::int2',
  '1::int4',
  '9007199254740993::int8',
  '1.5::float4',
  '1.5::float8',
  '1.50::numeric',
  'true::bool',
  "'2026-03-01'::date",
  "'2026-03-01 10:11:12.345'::timestamp",
  "'2026-03-01 10:11:12.345-05'::timestamptz",
  "'10:11:12'::time",
  `'{"a": [1, null]}'::json`,
  "'null'::jsonb",
  "'\\xdeadbeef'::bytea",
  "'192.0.2.1'::inet",
  '1::oid',
];

const values: [string, unknown, string][] = [
  ['a text', 'a', 'text'],
  ['a number', 1.5, 'float8'],
  ['a large number', 9007199254740993n, 'int8'],
  ['a truth', true, 'bool'],
  ['a moment', new Date('2026-03-01T10:11:12.345Z'), 'timestamptz'],
  ['a moment without its zone', new Date('2026-03-01T10:11:12Z'), 'timestamp'],
  ['bytes', Buffer.from('abc'), 'bytea'],
  ['bytes of an array', new Uint8Array([1, 2, 3]).subarray(1), 'bytea'],
  ['nothing', null, 'text'],
  ['texts', ['a', 'b"{,', null], 'text[]'],
  ['numbers', [1, 2], 'int[]'],
  ['moments', [new Date('2026-03-01T10:11:12.345Z')], 'timestamptz[]'],
  ['an object', { a: [1] }, 'jsonb'],
];

/** Nothing of ours comes between. */
const inPrisma = <T>(ask: (tx: Tx) => Promise<T>) => db.$transaction(ask);

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    // Prisma puts the place in its own code above.
    ({ name, code, message, meta }: Prisma.PrismaClientKnownRequestError) => ({
      name,
      code,
      message: message.split('\n').at(-1),
      meta,
    }),
  );

describe('raw SQL', () => {
  it.each(typed)('answers %s as Prisma does, also as nothing and in a list', async (value) => {
    const type = value.slice(value.lastIndexOf('::') + 2);
    const sql = Prisma.raw(`SELECT ${value} AS one, NULL::${type} AS none, ARRAY[${value}, NULL] AS list,
      NULL::${type}[] AS "noList", ARRAY[]::${type}[] AS empty`);
    const asPrisma = await inPrisma((tx) => tx.$queryRaw(sql));
    expect(await transaction((tx) => tx.$queryRaw(sql))).toStrictEqual(asPrisma);
    expect(await db.$queryRaw(sql)).toStrictEqual(asPrisma);
  });

  it.each(values)('takes %s as Prisma does', async (_, value, type) => {
    const sql = Prisma.sql`SELECT ${value}::${Prisma.raw(type)}::text AS taken`;
    const asPrisma = await inPrisma((tx) => tx.$queryRaw(sql));
    expect(await transaction((tx) => tx.$queryRaw(sql))).toStrictEqual(asPrisma);
    expect(await db.$queryRaw(sql)).toStrictEqual(asPrisma);
  });

  it('goes straight to the driver', async () => {
    const kindOf = async (asked: Promise<unknown>) => {
      await asked;
      return Object.prototype.toString.call(asked);
    };
    const sql = Prisma.sql`SELECT 1`;
    expect(await inPrisma((tx) => kindOf(tx.$queryRaw(sql)))).toBe('[object PrismaPromise]');
    expect(await transaction((tx) => kindOf(tx.$queryRaw(sql)))).toBe('[object Promise]');
    expect(await kindOf(db.$executeRaw(sql))).toBe('[object Promise]');
  });

  it('says how many rows it changed', async () => {
    const { user } = await createOwner();
    const change = (tx: Tx) =>
      tx.$executeRaw`UPDATE users SET first_name = 'Grace' WHERE id = ${user.id}::uuid`;
    expect(await transaction(change)).toBe(1);
  });

  it('fails as with Prisma', async () => {
    const { user } = await createOwner();
    const twice = Prisma.sql`INSERT INTO users (id, email, password_hash, first_name, last_name)
      SELECT id, email, '-', 'A', 'B' FROM users WHERE id = ${user.id}::uuid`;
    const failure = await failureOf(transaction((tx) => tx.$executeRaw(twice)));
    expect(failure).toEqual(await failureOf(inPrisma((tx) => tx.$executeRaw(twice))));
    expect(failure).toMatchObject({ code: 'P2010' });
  });

  it('fails as with Prisma where there is no such table', async () => {
    const nowhere = Prisma.sql`SELECT * FROM nothing_here`;
    const failure = await failureOf(transaction((tx) => tx.$queryRaw(nowhere)));
    expect(failure).toEqual(await failureOf(inPrisma((tx) => tx.$queryRaw(nowhere))));
  });
});

describe('a transaction', () => {
  const rename = (tx: Tx, id: string) =>
    tx.$executeRaw`UPDATE users SET first_name = 'Grace' WHERE id = ${id}::uuid`;
  const nameOf = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).firstName;

  it('has one state for raw SQL and for models', async () => {
    const { user } = await createOwner();
    const seen = await transaction(async (tx) => {
      await rename(tx, user.id);
      return tx.user.findUniqueOrThrow({ where: { id: user.id } });
    });
    expect(seen.firstName).toBe('Grace');
  });

  it('takes raw SQL back when it fails', async () => {
    const { user } = await createOwner();
    const failing = transaction(async (tx) => {
      await rename(tx, user.id);
      throw new Error('Something went wrong');
    });
    await expect(failing).rejects.toThrow('Something went wrong');
    expect(await nameOf(user.id)).toBe(user.firstName);
  });

  it('takes no more raw SQL when it is over', async () => {
    const { user } = await createOwner();
    const over = await transaction((tx) => Promise.resolve({ tx }));
    await expect(rename(over.tx, user.id)).rejects.toMatchObject({ code: 'P2028' });
    expect(await nameOf(user.id)).toBe(user.firstName);
  });

  it('takes no more raw SQL when it took too long', async () => {
    const { user } = await createOwner();
    const slow = longTransaction(0.001, async (tx) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await rename(tx, user.id);
    });
    await expect(slow).rejects.toMatchObject({ code: 'P2028' });
    expect(await nameOf(user.id)).toBe(user.firstName);
  });

  it('leaves raw SQL of another one that begins within it to that', async () => {
    const { user } = await createOwner();
    const failing = transaction(async (tx) => {
      await transaction((other) => rename(other, user.id));
      await tx.$executeRaw`SELECT 1`;
      throw new Error('Something went wrong');
    });
    await expect(failing).rejects.toThrow('Something went wrong');
    expect(await nameOf(user.id)).toBe('Grace');
  });
});
