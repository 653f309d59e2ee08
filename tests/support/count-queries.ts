import { Client } from 'pg';

/** How many statements the app sends to Postgres while `work` runs, or how many of them hold `text`. The test's own look goes past it. */
export async function countQueries(work: () => Promise<unknown>, text = ''): Promise<number> {
  const sent = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.filter(([query]) => !text || JSON.stringify(query).includes(text)).length;
  } finally {
    sent.mockRestore();
  }
}
