import { GET } from '@/app/api/log/entries/route';
import { query } from '@/tests/support/database';
import { fillLog } from '@/tests/support/log';

const get = (search: string) => GET(new Request(`http://localhost:3000/api/log/entries?${search}`));

describe('GET /api/log/entries', () => {
  it('gives the public leaves from start to before end', async () => {
    await fillLog(4);
    const response = await get('start=1&end=3');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const entries = await query('SELECT index, leaf FROM log_entries WHERE index IN (1, 2) ORDER BY index');
    expect(await response.json()).toEqual({ entries });
  });

  it('does not know entries beyond the end of the log', async () => {
    await fillLog(2);
    expect((await get('start=0&end=3')).status).toBe(404);
    expect((await get('start=5&end=6')).status).toBe(404);
  });

  it.each(['', 'start=0', 'start=1&end=1', 'start=2&end=1', 'start=0&end=257', 'start=-1&end=2'])(
    'refuses %p',
    async (search) => {
      expect((await get(search)).status).toBe(422);
    },
  );
});
