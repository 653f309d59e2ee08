import { GET } from '@/app/api/v1/properties/route';
import { GET as getOne } from '@/app/api/v1/properties/[property_id]/route';
import { GET as getState } from '@/app/api/v1/properties/[property_id]/status/route';
import { propertiesPageSchema, type ApiProperty } from '@/lib/programs/schema/properties';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { agreedLock, answerTo, askToLock, listEvents, lockCall } from '@/tests/support/partner-locks';
import { openText } from '@/lib/platform/secrets/secret-box';

type Page = { data: ApiProperty[]; next_cursor: string | null };

const list = (headers: Record<string, string>, search = '') =>
  callRoute(GET, { url: `/api/v1/properties${search}`, headers });
const pageOf = async (headers: Record<string, string>, search = '') =>
  (await list(headers, search)).body as Page;
const one = (headers: Record<string, string>, property_id: string) =>
  callRoute(getOne, { url: `/api/v1/properties/${property_id}`, params: { property_id }, headers });
const state = (headers: Record<string, string>, property_id: string) =>
  callRoute(getState, { url: `/api/v1/properties/${property_id}/status`, params: { property_id }, headers });
const at = (number: number) => ({ property_address: `${number} Main St, Austin, TX 78701` });

beforeEach(() => holdClock('2026-11-20T15:04:05.678Z'));
afterEach(releaseClock);

async function release(lockId: string, owner: Awaited<ReturnType<typeof createOwner>>) {
  const [row] = await query<{ code: string }>(
    'SELECT unlock_code_ciphertext AS code FROM deed_locks WHERE id = $1',
    [lockId],
  );
  await releaseLock(owner, { id: lockId, unlockCode: openText(row!.code, lockId), message: '', logIndex: 0 });
}

describe.each(['live', 'test'] as const)('GET /v1/properties with a %s key', (mode) => {
  it('lists what the organization asked for, newest first, a page at a time', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode });
    const owner = await createOwner();
    for (let number = 1; number <= 5; number += 1) {
      await askToLock(headers, lockCall(owner, at(number)));
      if (number !== 2) advanceClock({ ms: 1 });
    }
    const first = await pageOf(headers, '?limit=2');
    const second = await pageOf(headers, `?limit=2&cursor=${first.next_cursor}`);
    const last = await pageOf(headers, `?limit=2&cursor=${second.next_cursor}`);

    const all = [first, second, last].flatMap(({ data }) => data);
    const addresses = all.map(({ property_address }) => property_address[0]);
    expect(addresses).toHaveLength(5);
    expect(addresses.slice(0, 2)).toEqual(['5', '4']);
    expect([...addresses].sort()).toEqual(['1', '2', '3', '4', '5']);
    expect(last.next_cursor).toBeNull();
    expect(propertiesPageSchema.safeParse(first).success).toBe(true);
  });

  it('shows nothing of another organization, nor of the other mode', async () => {
    const partner = await createPartner();
    const { headers } = await createApiKey(partner, { mode });
    const { property_id } = (await askToLock(headers, lockCall(await createOwner()))).body as ApiProperty;
    const others = [
      await createApiKey(await createPartner({ name: 'Other' }), { mode }),
      await createApiKey(partner, { mode: mode === 'live' ? 'test' : 'live' }),
    ];

    for (const other of others) {
      expect(await pageOf(other.headers)).toEqual({ data: [], next_cursor: null });
      expect((await one(other.headers, property_id)).status).toBe(404);
      expect((await state(other.headers, property_id)).status).toBe(404);
    }
    expect((await one(headers, property_id)).status).toBe(200);
    expect((await one(headers, 'none')).status).toBe(404);
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=x', '?status=sold', '?page=2'])(
    'refuses %s',
    async (search) => {
      const { headers } = await createApiKey(await createPartner(), { mode });
      expect((await list(headers, search)).status).toBe(422);
    },
  );

  it('wants the scope properties:read', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode, scopes: ['properties:write'] });
    expect((await list(headers)).status).toBe(403);
  });
});

describe('GET /v1/properties with a status', () => {
  it('lists those of it alone', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode: 'live' });
    const owner = await createOwner();
    const ask = async (number: number) =>
      ((await askToLock(headers, lockCall(owner, at(number)))).body as ApiProperty).property_id;
    const expired = await ask(1);
    advanceClock({ days: 7 });
    const again = await createOwner();
    const asked = (await askToLock(headers, lockCall(again, at(2)))).body as ApiProperty;
    const declined = (await askToLock(headers, lockCall(again, at(3)))).body as ApiProperty;
    await answerTo(declined.property_id, null, 'decline');
    const locked = await agreedLock(headers, again, at(4));
    const released = await agreedLock(headers, again, at(5));
    await release(released.lockId, again);

    const expected = {
      pending_consent: asked.property_id,
      declined: declined.property_id,
      expired,
      locked: locked.id,
      released: released.id,
    };
    for (const [status, id] of Object.entries(expected)) {
      expect((await pageOf(headers, `?status=${status}`)).data).toMatchObject([{ property_id: id, status }]);
      expect((await state(headers, id)).body).toMatchObject({ status });
    }
    const told = (await listEvents()).filter(({ type }) => type === 'property.released');
    expect(told).toMatchObject([{ data: { property_id: released.id, status: 'released' } }]);
  });
});

describe('GET /v1/properties/{property_id}/status', () => {
  it('checks the entry against the newest checkpoint, now', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode: 'live' });
    const { id } = await agreedLock(headers, await createOwner());
    advanceClock({ minutes: 5 });

    expect((await state(headers, id)).body).toEqual({
      status: 'locked',
      blockchain_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      last_verified: '2026-11-20T15:09:05.678Z',
    });
  });

  it('does not call verified what the checkpoint does not hold', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode: 'live' });
    const { id } = await agreedLock(headers, await createOwner());
    await query(`UPDATE partner_locks SET created_at = created_at`);
    await query('ALTER TABLE log_checkpoints DISABLE TRIGGER ALL');
    await query(`UPDATE log_checkpoints SET note = replace(note, E'\\n1\\n', E'\\n2\\n')`);
    await query('ALTER TABLE log_checkpoints ENABLE TRIGGER ALL');

    expect((await state(headers, id)).body).toEqual({
      status: 'locked',
      blockchain_hash: null,
      last_verified: null,
    });
  });

  it('shows neither the unlock code nor who owns the property', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode: 'live' });
    const owner = await createOwner();
    const { id, lockId } = await agreedLock(headers, owner);
    const { text } = await one(headers, id);

    expect(text).not.toContain(owner.user.email);
    expect(text).not.toContain(lockId);
    expect(Object.keys(JSON.parse(text) as object)).not.toContain('unlock_code');
  });
});
