import { GET } from '@/app/api/audit/route';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';

type Event = { type: string; actorId: string | null; subjectId: string; data: string; createdAt: string };

const subject = '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51';

const write = (
  type: string,
  {
    actorId = null,
    about = subject,
    at = new Date().toISOString(),
  }: {
    actorId?: string | null;
    about?: string;
    at?: string;
  } = {},
) =>
  query(
    `INSERT INTO audit_events (id, type, actor_id, subject_id, data, created_at)
     VALUES (gen_random_uuid(), $1, $2, $3, '{"status":"paid"}', $4)`,
    [type, actorId, about, at],
  );

async function typesOf(as: Person, search: string): Promise<string[]> {
  const { status, body } = await callRoute(GET, { url: `/api/audit?${search}`, as });
  expect(status).toBe(200);
  return (body as { events: Event[] }).events.map(({ type }) => type);
}

describe('GET /api/audit for an admin', () => {
  it('shows who did what to what and when, without a word of anybody', async () => {
    const admin = await createAdmin();
    const owner = await createOwner();
    await write('deed.locked', { actorId: owner.actor.id, at: new Date().toISOString() });
    const { body } = await callRoute(GET, { url: '/api/audit', as: admin });
    expect(body).toEqual({
      events: [
        {
          id: expect.any(String) as string,
          type: 'deed.locked',
          actorId: owner.actor.id,
          subjectId: subject,
          data: '{"status":"paid"}',
          createdAt: expect.stringMatching(/^2\d{3}-.*Z$/) as string,
        },
      ],
      next: null,
    });
  });

  it('filters by who did it, what it was about and the kind', async () => {
    const admin = await createAdmin();
    const owner = await createOwner();
    await write('deed.locked', { actorId: owner.actor.id });
    await write('deed.released', { about: owner.actor.id });
    await write('api_key.made', { actorId: admin.actor.id, about: admin.actor.id });
    expect(await typesOf(admin, `actor=${owner.actor.id}`)).toEqual(['deed.locked']);
    expect(await typesOf(admin, `subject=${owner.actor.id}`)).toEqual(['deed.released']);
    expect((await typesOf(admin, 'kind=deed')).sort()).toEqual(['deed.locked', 'deed.released']);
    expect(await typesOf(admin, 'kind=api_key&actor=')).toEqual(['api_key.made']);
  });

  it('finds what an account did and what was done to it, by its email or by an id', async () => {
    const admin = await createAdmin();
    const owner = await createOwner();
    await write('deed.locked', { actorId: owner.actor.id });
    await write('user.role_changed', { actorId: admin.actor.id, about: owner.actor.id });
    await write('deed.contested');
    const [{ email } = { email: '' }] = await query<{ email: string }>(
      'SELECT email FROM users WHERE id = $1',
      [owner.actor.id],
    );
    const both = ['deed.locked', 'user.role_changed'];
    expect((await typesOf(admin, `search=${email.toUpperCase()}`)).sort()).toEqual(both);
    expect((await typesOf(admin, `search=${owner.actor.id}`)).sort()).toEqual(both);
    expect(await typesOf(admin, 'search=nobody@example.com')).toEqual([]);
  });

  it('takes both days of a range in, and without one the last 30 days unless it is of one account or thing', async () => {
    const admin = await createAdmin();
    await write('deed.locked', { at: '2025-03-01T00:00:00.000Z' });
    await write('deed.reminded', { at: '2025-03-02T23:59:59.999Z' });
    await write('deed.released', { at: '2025-03-03T00:00:00.000Z' });
    expect(await typesOf(admin, 'from=2025-03-01&to=2025-03-02&sort=oldest')).toEqual([
      'deed.locked',
      'deed.reminded',
    ]);
    expect(await typesOf(admin, 'to=2025-03-01')).toEqual(['deed.locked']);
    expect(await typesOf(admin, '')).toEqual([]);
    expect(await typesOf(admin, `subject=${subject}`)).toHaveLength(3);
  });

  it.each([
    'from=yesterday',
    'kind=nothing',
    'actor=ada',
    'to=2025-02-30',
    'from=0000-01-01',
    'to=0000-01-01',
    'to=9999-12-31',
  ])('refuses %s', async (search) => {
    const { status } = await callRoute(GET, { url: `/api/audit?${search}`, as: await createAdmin() });
    expect(status).toBe(422);
  });

  it('writes no file of more events than it holds, and says what to do', async () => {
    const admin = await createAdmin();
    await query(
      `INSERT INTO audit_events (id, type, subject_id) SELECT gen_random_uuid(), 'deed.reminded', $1
       FROM generate_series(1, 50001)`,
      [subject],
    );
    const { status, body } = await callRoute(GET, { url: '/api/audit?format=csv', as: admin });
    expect([status, body]).toEqual([
      409,
      {
        code: 'conflict',
        message: 'More than 50,000 events match. Please choose fewer days, or a kind.',
      },
    ]);
  });
});
