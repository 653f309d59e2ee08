import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '@/prisma/generated/client';
import { noteTransactions, overDriver } from './database/driver-transactions';
import { env, isPooled } from './env';
import { namesOfStatements } from './database/prepared-statements';
import { isRaw, rawStatements } from './database/raw-statements';
import { traceQueries } from './database/traced-queries';

/** Inside a transaction: the same models, without opening another one. */
export type Tx = Prisma.TransactionClient;

/** Keeps what Prisma asks Postgres by: its pool can be looked at, and raw SQL goes straight to it. */
class WatchedPg extends PrismaPg {
  driver?: Awaited<ReturnType<PrismaPg['connect']>>;

  override async connect() {
    this.driver = await super.connect();
    noteTransactions(this.driver);
    return this.driver;
  }
}

const holder = globalThis as typeof globalThis & {
  database?: { client: PrismaClient; adapter: WatchedPg };
  statementNames?: ReturnType<typeof namesOfStatements>;
};

/** The connections of this process. */
export function poolState(): { busy: number; idle: number; waiting: number } {
  const pool = holder.database?.adapter.driver?.underlyingDriver();
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pool ?? {};
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

function connect() {
  const pool: ConstructorParameters<typeof PrismaPg>[0] = {
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_SIZE,
    // Prisma writes and reads times as UTC without saying so; Postgres takes them for times of the server's own zone.
    // Nothing else is set here: pgbouncer, which lends connections, carries the time zone along and no other setting of ours.
    onConnect: async (client) => {
      // It may break between being lent and being asked, when neither the pool nor Prisma listens, and what nobody listens
      // to ends the process. Whoever asks it is told.
      client.on('error', () => undefined);
      await client.query("SET TIME ZONE 'UTC'");
      traceQueries(client);
    },
  };
  const adapter = new WatchedPg(pool, { statementNameGenerator: nameOf });
  return { client: new PrismaClient({ adapter }), adapter };
}

/** What is prepared on one connection of pgbouncer may be asked on another. Kept as long as the connections are. */
function nameOf(statement: { sql: string }): string {
  holder.statementNames ??= isPooled() ? () => '' : namesOfStatements();
  return holder.statementNames(statement);
}

/** The database. One client per process; hot reload keeps it. Connects at the first query. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_target, property) => {
    holder.database ??= connect();
    const { client, adapter } = holder.database;
    const driver = isRaw(property) && adapter.driver;
    return (driver ? rawStatements(driver)[property] : Reflect.get(client, property)) as unknown;
  },
});

/** Runs `work` in one transaction (READ COMMITTED): all of it happens, or none. */
export function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return begin(work, { timeout: 20_000 });
}

/** As `transaction`, for work that takes minutes: a job's, never a request's. */
export function longTransaction<T>(minutes: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return begin(work, { timeout: minutes * 60_000 });
}

/** Reads what belongs together as it was at one moment (REPEATABLE READ). */
export function snapshot<T>(read: (tx: Tx) => Promise<T>): Promise<T> {
  return begin(read, { timeout: 20_000, isolationLevel: 'RepeatableRead' });
}

type Options = { timeout: number; isolationLevel?: Prisma.TransactionIsolationLevel };

function begin<T>(work: (tx: Tx) => Promise<T>, options: Options): Promise<T> {
  return overDriver((toTx) => db.$transaction((tx) => work(toTx(tx)), { maxWait: 10_000, ...options }));
}

/** Postgres' unique violation. Of SQL of our own Prisma reports what the driver said. */
export function isUniqueViolation(error: unknown): boolean {
  const isKnown = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
  return isKnown || driverCode(error) === '23505';
}

/** Postgres' exclusion violation, for which Prisma has no code. */
export function isExclusionViolation(error: unknown): boolean {
  return driverCode(error) === '23P01';
}

/** Postgres' undefined table: the database is empty, or older than what asks. */
export function isMissingTable(error: unknown): boolean {
  return driverCode(error) === '42P01';
}

/** Raised by `refuse_deleted_account`: somebody would have added something to an account that was deleted meanwhile. */
export function isOfDeletedAccount(error: unknown): boolean {
  return driverCode(error) === 'DG001';
}

/** Raised by `refuse_held_account` and its kin: somebody would have erased something of an account under a legal hold. */
export function isOfHeldAccount(error: unknown): boolean {
  return driverCode(error) === 'DG002';
}

/** Raised by `refuse_suspended_account`: somebody would have signed in to an account that is suspended. */
export function isOfSuspendedAccount(error: unknown): boolean {
  return driverCode(error) === 'DG003';
}

/** Postgres' disk is full: what was asked is rolled back, and reading goes on. */
export function isOutOfRoom(error: unknown): boolean {
  return driverCode(error) === '53100';
}

function driverCode(error: unknown): string | undefined {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return undefined;
  const driverError = error.meta?.driverAdapterError as { cause?: { originalCode?: string } } | undefined;
  return driverError?.cause?.originalCode;
}

/** Closes the connections: for scripts and tests. */
export async function disconnect(): Promise<void> {
  await holder.database?.client.$disconnect();
  holder.database = undefined;
}
