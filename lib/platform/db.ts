import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '@/prisma/generated/client';
import { env } from './env';

/** Inside a transaction: the same models, without opening another one. */
export type Tx = Prisma.TransactionClient;

const holder = globalThis as typeof globalThis & { databaseClient?: PrismaClient };

function connect(): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_SIZE,
    // Prisma writes and reads times as UTC without saying so; Postgres takes them for times of the server's own zone.
    onConnect: (client) => client.query("SET TIME ZONE 'UTC'"),
  });
  return new PrismaClient({ adapter });
}

/** The database. One client per process; hot reload keeps it. Connects at the first query. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_target, property) => {
    holder.databaseClient ??= connect();
    return Reflect.get(holder.databaseClient, property) as unknown;
  },
});

/** Runs `work` in one transaction (READ COMMITTED): all of it happens, or none. */
export function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.$transaction(work, { maxWait: 10_000, timeout: 20_000 });
}

/** Postgres' unique violation, as Prisma reports it. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** Postgres' exclusion violation. Prisma has no code for it, so what the driver said is asked. */
export function isExclusionViolation(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const driverError = error.meta?.driverAdapterError as { cause?: { originalCode?: string } } | undefined;
  return driverError?.cause?.originalCode === '23P01';
}

/** Closes the connections: for scripts and tests. */
export async function disconnect(): Promise<void> {
  await holder.databaseClient?.$disconnect();
  holder.databaseClient = undefined;
}
