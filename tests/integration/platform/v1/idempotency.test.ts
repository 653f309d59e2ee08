import { deleteOldAnswers } from '@/lib/platform/v1/idempotency';
import { deleteOldUsage } from '@/lib/programs/commands/delete-old-usage';
import { POST } from '@/tests/support/api-calls';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { connectNewApp } from '@/tests/support/oauth-grants';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { askToLock, lockCall } from '@/tests/support/partner-locks';
import { countRows } from '@/tests/support/rows';

const make = (headers: Record<string, string>, key?: string, body: object = { does: 'make' }) =>
  callRoute(POST, {
    method: 'POST',
    url: '/api/v1/tried',
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    body,
  });

beforeEach(() => holdClock('2026-11-20T15:04:05.678Z'));
afterEach(releaseClock);

describe('a call with an Idempotency-Key', () => {
  it('is done once, and has the same answer again', async () => {
    const { headers } = await createApiKey(await createPartner());
    const first = await make(headers, 'order-7');
    const second = await make(headers, 'order-7');

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await countRows('sandbox_objects')).toBe(1);
  });

  it('has one effect when it comes twenty times at the same moment', async () => {
    const { headers } = await createApiKey(await createPartner());
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(headers, 'order-7')));

    expect(await countRows('sandbox_objects')).toBe(1);
    const good = answers.filter(({ status }) => status === 201);
    const busy = answers.filter(({ status }) => status === 409);
    expect(good.length).toBeGreaterThan(0);
    expect(good.length + busy.length).toBe(20);
    expect(new Set(good.map(({ text }) => text)).size).toBe(1);
    for (const { headers: said } of busy) expect(said.get('retry-after')).toBe('1');
    expect((await make(headers, 'order-7')).text).toBe(good[0]!.text);
  });

  it('is a conflict with another body', async () => {
    const { headers } = await createApiKey(await createPartner());
    await make(headers, 'order-7');
    const answer = await make(headers, 'order-7', { does: 'make', note: 'x' });

    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'conflict' });
    expect(answer.headers.get('retry-after')).toBeNull();
    expect(await countRows('sandbox_objects')).toBe(1);
  });

  it('is another call for another organization, and in the other mode', async () => {
    const partner = await createPartner();
    const keys = [
      await createApiKey(partner),
      await createApiKey(partner, { mode: 'live' }),
      await createApiKey(await createPartner({ name: 'Other' })),
    ];
    for (const { headers } of keys) expect((await make(headers, 'order-7')).status).toBe(201);

    expect(await countRows('sandbox_objects')).toBe(3);
  });

  it('is the same call with another key of the organization', async () => {
    const partner = await createPartner();
    const first = await make((await createApiKey(partner)).headers, 'order-7');

    expect((await make((await createApiKey(partner)).headers, 'order-7')).body).toEqual(first.body);
  });

  it('is new after 24 hours', async () => {
    const { headers } = await createApiKey(await createPartner());
    const first = await make(headers, 'order-7');
    advanceClock({ minutes: 24 * 60, ms: -1 });
    expect((await make(headers, 'order-7')).body).toEqual(first.body);
    advanceClock({ ms: 1 });

    expect((await make(headers, 'order-7', { does: 'make', note: 'x' })).status).toBe(201);
    expect(await countRows('sandbox_objects')).toBe(2);
  });

  it('leaves nothing when it throws, and can be sent again', async () => {
    const { headers } = await createApiKey(await createPartner());

    expect((await make(headers, 'order-7', { does: 'fail' })).status).toBe(500);
    expect((await make(headers, 'order-7', { does: 'shout' })).status).toBe(422);
    expect(await countRows('sandbox_objects')).toBe(0);
    expect(await countRows('api_idempotent_answers')).toBe(0);
    expect((await make(headers, 'order-7')).status).toBe(201);
  });

  it('of two apps of one account is the key of each alone', async () => {
    const owner = await createOwner();
    const partner = await createPartner();
    const [one, other] = [await connectNewApp(partner, owner), await connectNewApp(partner, owner)];
    const lock = (headers: Record<string, string>) =>
      askToLock({ ...headers, 'idempotency-key': 'order-7' }, lockCall(owner));

    expect((await lock(one)).status).toBe(201);
    expect((await lock(one)).headers.get('idempotent-replayed')).toBe('true');
    expect(await lock(other)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await lock(other)).headers.get('idempotent-replayed')).toBeNull();
  });

  it.each(['', 'two words', 'x'.repeat(256)])('is refused with the key %j', async (key) => {
    const { headers } = await createApiKey(await createPartner());
    expect((await make(headers, key)).status).toBe(400);
  });

  it('is done each time without one', async () => {
    const { headers } = await createApiKey(await createPartner());
    await make(headers);
    await make(headers);

    expect(await countRows('sandbox_objects')).toBe(2);
  });
});

describe('the jobs that forget', () => {
  it('delete answers after 24 hours', async () => {
    const { headers } = await createApiKey(await createPartner());
    await make(headers, 'old');
    advanceClock({ minutes: 60 });
    await make(headers, 'young');
    advanceClock({ minutes: 23 * 60 });

    expect(await deleteOldAnswers()).toEqual({ deleted: 1 });
    expect(await query('SELECT key FROM api_idempotent_answers')).toEqual([{ key: 'young' }]);
  });

  it('delete how often was called after 13 months', async () => {
    const { id } = await createApiKey(await createPartner());
    await query(
      `INSERT INTO api_usage (caller_id, hour, calls, last_at) VALUES
       ($1, '2025-10-20T14:00Z', 1, now()), ($1, '2025-10-20T16:00Z', 1, now())`,
      [id],
    );

    expect(await deleteOldUsage()).toEqual({ deleted: 1 });
    expect(await countRows('api_usage')).toBe(1);
  });
});
