import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { SqlDriverAdapter, Transaction } from '@prisma/driver-adapter-utils';
import type { Prisma } from '@/prisma/generated/client';
import { isRaw, rawStatements } from './raw-statements';

/** One of the driver, beneath one of Prisma's. */
type Beneath = { transaction?: Transaction; isOver: boolean };

const beginning = new AsyncLocalStorage<Beneath>();

/** What Prisma ends a transaction with, also one that took too long. */
const ENDS = new Set(['COMMIT', 'ROLLBACK']);

/** Has `overDriver` know of the transactions that Prisma begins. */
export function noteTransactions(driver: SqlDriverAdapter): void {
  const start = driver.startTransaction.bind(driver);
  driver.startTransaction = async (isolation) => {
    const transaction = await start(isolation);
    const beneath = beginning.getStore();
    if (beneath && !beneath.transaction) note(beneath, transaction);
    return transaction;
  };
}

function note(beneath: Beneath, transaction: Transaction) {
  beneath.transaction = transaction;
  const execute = transaction.executeRaw.bind(transaction);
  transaction.executeRaw = (query) => {
    beneath.isOver ||= ENDS.has(query.sql);
    return execute(query);
  };
}

/**
 * Has `begin` begin a transaction of Prisma, and gives its work one whose raw statements go straight to the driver, until
 * it is over: then Prisma refuses them.
 */
export function overDriver<Result>(
  begin: (toTx: (tx: Prisma.TransactionClient) => Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  const beneath: Beneath = { isOver: false };
  return beginning.run(beneath, () => begin((tx) => withRaw(tx, beneath)));
}

function withRaw(tx: Prisma.TransactionClient, beneath: Beneath): Prisma.TransactionClient {
  if (!beneath.transaction) return tx;
  const raw = rawStatements(beneath.transaction);
  return new Proxy(tx, {
    get: (target, name) =>
      isRaw(name) && !beneath.isOver ? raw[name] : (Reflect.get(target, name) as unknown),
  });
}
