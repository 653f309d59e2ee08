import { Client } from 'pg';

/** How many statements the app sends to Postgres while `work` runs. The test's own look goes past it. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const sent = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
