import { trustKeys, writeApiUsage } from '@/lib/platform/v1/api-trust';
import { isListening, stopListening } from '@/lib/platform/events';
import { GET, POST } from '@/tests/support/api-calls';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { until } from '@/tests/support/readers';

type Key = Awaited<ReturnType<typeof createApiKey>>;

const read = ({ headers }: Key) => callRoute(GET, { url: '/api/v1/tried', headers });
const write = ({ headers }: Key) =>
  callRoute(POST, { method: 'POST', url: '/api/v1/tried', headers, body: { does: 'make' } });
const left = (answer: { headers: Headers }) => Number(answer.headers.get('ratelimit-remaining'));

/** What the table says, without what this process counted since. */
async function countedCalls({ id }: Key): Promise<number> {
  const [row] = await query<{ calls: number }>('SELECT calls FROM api_usage WHERE caller_id = $1', [id]);
  return row?.calls ?? 0;
}

let stop: () => Promise<void>;

beforeEach(async () => {
  holdClock('2026-11-20T15:04:05.678Z');
  stop = trustKeys();
  await until(isListening);
});
afterEach(async () => {
  await stop();
  await stopListening();
  releaseClock();
});

describe('a read with a key that the server saw moments ago', () => {
  it('is answered without asking for the key again, and counted within seconds', async () => {
    const key = await createApiKey(await createPartner());
    const answers = [await read(key), await read(key), await read(key)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(left)).toEqual([999, 998, 997]);
    expect(await countedCalls(key)).toBe(1);
    await writeApiUsage();
    expect(await countedCalls(key)).toBe(3);
  });

  it('is counted with the writes, which always ask', async () => {
    const key = await createApiKey(await createPartner());
    const answers = [await read(key), await read(key), await write(key), await read(key)];
    await writeApiUsage();

    expect(answers.map(left)).toEqual([999, 998, 997, 996]);
    expect(await countedCalls(key)).toBe(4);
  });

  it('asks again after two seconds, and when the hour is another one', async () => {
    const key = await createApiKey(await createPartner());
    await read(key);
    advanceClock({ ms: 2_000 });
    await read(key);
    expect(await countedCalls(key)).toBe(2);

    holdClock('2026-11-20T15:59:59.500Z');
    await read(key);
    advanceClock({ ms: 1_000 });
    expect(left(await read(key))).toBe(999);
  });

  it('is refused as soon as the key was revoked, in whatever process', async () => {
    const key = await createApiKey(await createPartner());
    await read(key);
    await query('UPDATE api_keys SET revoked_at = $2 WHERE id = $1', [key.id, new Date()]);
    await untilRefused(key);

    expect((await read(key)).status).toBe(401);
  });

  it('is refused from the moment in which the key expires', async () => {
    const key = await createApiKey(await createPartner(), {
      expiresAt: new Date('2026-11-20T15:04:06.678Z'),
    });
    expect((await read(key)).status).toBe(200);
    advanceClock({ ms: 1_000 });

    expect((await read(key)).status).toBe(401);
  });

  it('asks each time where little of the hour is left', async () => {
    const key = await createApiKey(await createPartner());
    await query(
      `INSERT INTO api_usage (caller_id, hour, calls, last_at) VALUES ($1, '2026-11-20T15:00:00Z', 998, now())`,
      [key.id],
    );
    const answers = [await read(key), await read(key), await read(key)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(await countedCalls(key)).toBe(1_001);
  });

  it('asks each time while the server cannot hear of keys that are revoked', async () => {
    const key = await createApiKey(await createPartner());
    await read(key);
    await stopListening();
    await read(key);

    expect(await countedCalls(key)).toBe(2);
  });
});

/** Hearing of it takes the database a moment. */
async function untilRefused(key: Key): Promise<void> {
  for (let tries = 0; (await read(key)).status === 200 && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
