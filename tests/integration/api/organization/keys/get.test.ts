import { GET } from '@/app/api/organization/keys/route';
import { listCallsByDay } from '@/lib/organizations/queries/calls';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { makeKey, newKeyView } from '@/tests/support/api-keys';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { addMember, createPartner } from '@/tests/support/organizations';

const list = (as: Person | null) => callRoute(GET, { url: '/api/organization/keys', as });

describe('GET /api/organization/keys', () => {
  afterEach(releaseClock);

  it('wants a sign-in, and an organization', async () => {
    expect((await list(visitor)).status).toBe(401);
    expect((await list(await createOwner())).status).toBe(404);
  });

  it('shows the keys of one’s own organization to every member, with when each was used last', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    await makeKey((await createPartner()).owner);
    const { key } = await makeKey(partner.owner);
    await query(
      `INSERT INTO api_usage (caller_id, hour, organization_id, calls, last_at) VALUES
       ($1, '2026-11-20T10:00Z', $2, 2, '2026-11-20T10:30Z'), ($1, '2026-11-20T11:00Z', $2, 1, '2026-11-20T11:05Z')`,
      [key.id, partner.id],
    );

    expect((await list(member)).body).toEqual([
      newKeyView({ id: key.id, lastUsedAt: '2026-11-20T11:05:00.000Z' }),
    ]);
  });

  it('shows a key that works before those that ended, however many these are', async () => {
    const partner = await createPartner();
    const { key } = await makeKey(partner.owner);
    await query(
      `INSERT INTO api_keys (id, organization_id, created_by_id, name, mode, scopes, prefix, secret_hash, created_at, revoked_at)
       SELECT gen_random_uuid(), $1, $2, 'Old', 'test', '{}', 'dg_test_Ab3d', sha256(n::text::bytea), now(), now()
       FROM generate_series(1, 120) AS n`,
      [partner.id, partner.owner.user.id],
    );

    const keys = (await list(partner.owner)).body as { id: string }[];
    expect(keys).toHaveLength(101);
    expect(keys[0]).toMatchObject({ id: key.id, state: 'active' });
  });

  it('counts the calls of each of the last 30 days, UTC, of the organization alone', async () => {
    holdClock('2026-11-20T18:00:00Z');
    const partner = await createPartner();
    const { key } = await makeKey(partner.owner);
    await query(
      `INSERT INTO api_usage (caller_id, hour, organization_id, calls, last_at) VALUES
       ($1, '2026-11-20T00:00Z', $2, 2, now()), ($1, '2026-11-19T23:00Z', $2, 5, now()),
       ($1, '2026-11-20T11:00Z', $2, 1, now()), ($1, '2026-10-21T23:00Z', $2, 7, now()),
       ($3, '2026-11-20T11:00Z', $3, 9, now())`,
      [key.id, partner.id, '00000000-0000-4000-8000-000000000000'],
    );

    const days = await listCallsByDay(partner.id);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-10-22', calls: 0 });
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-19', calls: 5 },
      { day: '2026-11-20', calls: 3 },
    ]);
  });
});
