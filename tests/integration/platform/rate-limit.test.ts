import { deleteExpiredRateLimits } from '@/lib/platform/delete-rate-limits';
import { countTry } from '@/lib/platform/rate-limit';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';

const limit = { name: 'test', max: 3, windowSeconds: 600 };
const isRefused = { code: 'rate_limited', status: 429 };

describe('a limit', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it('counts each one who tries, until the window ends', async () => {
    for (let i = 0; i < 3; i += 1) await countTry(limit, 'a');
    await expect(countTry(limit, 'a')).rejects.toMatchObject({ ...isRefused, retryAfterSeconds: 600 });
    await countTry(limit, 'b');
    await countTry({ ...limit, name: 'other' }, 'a');
    advanceClock({ minutes: 9, ms: 59_001 });
    await expect(countTry(limit, 'a')).rejects.toMatchObject({ ...isRefused, retryAfterSeconds: 1 });
    advanceClock({ ms: 999 });
    await countTry(limit, 'a');
  });

  it('loses no try when many come at once over many connections', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => countTry(limit, 'a')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await query('SELECT count FROM rate_limits')).toEqual([{ count: 20 }]);
  });

  it('keeps no account, address or email in the clear', async () => {
    await countTry(limit, 'ada@example.com');
    const [row] = await query<{ key: string }>('SELECT key FROM rate_limits');
    expect(row?.key).toMatch(/^[\w-]{43}$/);
  });

  it('is multiplied by RATE_LIMIT_SCALE', async () => {
    process.env.RATE_LIMIT_SCALE = '2';
    await jest.isolateModulesAsync(async () => {
      const scaled = await import('@/lib/platform/rate-limit');
      for (let i = 0; i < 6; i += 1) await scaled.countTry(limit, 'a');
      await expect(scaled.countTry(limit, 'a')).rejects.toMatchObject(isRefused);
    });
    delete process.env.RATE_LIMIT_SCALE;
  });

  it('forgets windows that have ended', async () => {
    await countTry(limit, 'old');
    advanceClock({ minutes: 10, ms: 1 });
    await countTry(limit, 'new');
    expect(await deleteExpiredRateLimits()).toEqual({ deleted: 1 });
    expect(await query('SELECT count(*)::int AS count FROM rate_limits')).toEqual([{ count: 1 }]);
  });
});
