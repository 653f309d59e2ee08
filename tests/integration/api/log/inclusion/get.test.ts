import { GET } from '@/app/api/log/inclusion/route';
import { query } from '@/tests/support/database';
import { inclusionPath } from '@/tests/support/independent-merkle';
import { fillLog } from '@/tests/support/log';

const get = (search: string) => GET(new Request(`http://localhost:3000/api/log/inclusion?${search}`));

describe('GET /api/log/inclusion', () => {
  it('gives the path of an entry, to be kept for ever', async () => {
    await fillLog(5);
    const response = await get('index=2&size=5');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const leaves = (await query<{ leaf: string }>('SELECT leaf FROM log_entries ORDER BY index')).map((row) =>
      Buffer.from(row.leaf),
    );
    const [leaf] = await query<{ hash: Buffer }>('SELECT hash FROM log_nodes WHERE level = 0 AND index = 2');
    expect(await response.json()).toEqual({
      index: 2,
      size: 5,
      leafHash: leaf?.hash.toString('hex'),
      hashes: inclusionPath(2, leaves).map((hash) => hash.toString('hex')),
    });
  });

  it('does not know a size that the log does not have yet', async () => {
    await fillLog(2);
    for (const search of ['index=0&size=3', 'index=0&size=1000000', 'index=7&size=8']) {
      const response = await get(search);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    '',
    'index=0',
    'index=-1&size=1',
    'index=a&size=1',
    'index=1&size=1',
    'index=0&size=0',
    'index=0.5&size=1',
    'index=00&size=1',
    'index=0&size=99999999999',
    'index=0&size=1&more=1',
  ])('refuses %p', async (search) => {
    expect((await get(search)).status).toBe(422);
  });
});
