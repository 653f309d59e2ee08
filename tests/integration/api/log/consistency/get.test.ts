import { GET } from '@/app/api/log/consistency/route';
import { query } from '@/tests/support/database';
import { consistencyProof } from '@/tests/support/independent-merkle';
import { fillLog } from '@/tests/support/log';

const get = (search: string) => GET(new Request(`http://localhost:3000/api/log/consistency?${search}`));

describe('GET /api/log/consistency', () => {
  it('shows that the log only grew', async () => {
    await fillLog(7);
    const response = await get('from=3&to=7');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const leaves = (await query<{ leaf: string }>('SELECT leaf FROM log_entries ORDER BY index')).map((row) =>
      Buffer.from(row.leaf),
    );
    const hashes = consistencyProof(3, leaves).map((hash) => hash.toString('hex'));
    expect(await response.json()).toEqual({ from: 3, to: 7, hashes });
  });

  it('has nothing to show from the empty log or between equal sizes', async () => {
    await fillLog(2);
    for (const search of ['from=0&to=0', 'from=0&to=2', 'from=2&to=2']) {
      expect(await (await get(search)).json()).toMatchObject({ hashes: [] });
    }
  });

  it('does not know a size that the log does not have yet', async () => {
    await fillLog(2);
    for (const search of ['from=1&to=3', 'from=3&to=3', 'from=0&to=3', 'from=2&to=4'])
      expect((await get(search)).status).toBe(404);
  });

  it.each(['', 'from=2&to=1', 'from=x&to=1', 'from=1'])('refuses %p', async (search) => {
    expect((await get(search)).status).toBe(422);
  });
});
