import type { EventEmitter } from 'node:events';
import { db } from '@/lib/platform/db';

type Pool = {
  connect: () => Promise<EventEmitter & { release: (error: Error) => void }>;
};

describe('a connection to the database', () => {
  it('that breaks between being lent and being asked does not end the process', async () => {
    await db.$queryRaw`SELECT 1`;
    const { database } = globalThis as typeof globalThis & {
      database?: { adapter: { driver: { underlyingDriver: () => Pool } } };
    };
    const connection = await database!.adapter.driver.underlyingDriver().connect();
    const error = new Error('The machine of Postgres is gone.');
    expect(() => connection.emit('error', error)).not.toThrow();
    connection.release(error);
    await expect(db.$queryRaw`SELECT 1 AS one`).resolves.toEqual([{ one: 1 }]);
  });
});
