import { GET } from '@/app/api/abuse/route';
import type { ListedAbuse } from '@/lib/abuse/schema';
import { createAdmin, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';

const list = async (as: Person, search: string) =>
  ((await callRoute(GET, { url: `/api/abuse${search}`, as })).body as { counts: ListedAbuse[] }).counts;

const fill = () =>
  query(
    `INSERT INTO abuse_counts (id, day, kind, what, source, count, last_at) VALUES
      (gen_random_uuid(), '2026-11-21', 'refused', 'host', '', 7, '2026-11-21T10:00:00Z'),
      (gen_random_uuid(), '2026-11-22', 'limited', 'login', 'abcdefghijkl', 3, '2026-11-22T10:00:00Z')`,
  );

describe('GET /api/abuse', () => {
  it('gives an admin what happened on each day', async () => {
    await fill();

    expect(await list(await createAdmin(), '')).toEqual([
      {
        id: expect.any(String) as string,
        day: '2026-11-22',
        kind: 'limited',
        what: 'login',
        source: 'abcdefghijkl',
        count: 3,
        lastAt: '2026-11-22T10:00:00.000Z',
      },
      expect.objectContaining({ day: '2026-11-21', kind: 'refused', what: 'host', source: '', count: 7 }),
    ]);
  });

  it.each([
    ['?kind=refused', ['host']],
    ['?day=2026-11-22', ['login']],
    ['?kind=refused&day=2026-11-22', []],
    ['?kind=&day=', ['login', 'host']],
    ['?sort=most', ['host', 'login']],
  ])('filters and sorts: %s', async (search, whats) => {
    await fill();

    expect((await list(await createAdmin(), search)).map(({ what }) => what)).toEqual(whats);
  });

  it('names in the file what people read on the page', async () => {
    await fill();

    const { text } = await callRoute(GET, { url: '/api/abuse?format=csv', as: await createAdmin() });

    expect(text).toContain(',Refused,Name that is not ours,');
    expect(text).toContain(',"Wrong passwords for one account, from one place",');
  });

  it.each(['?kind=bad', '?day=2026-13-01', '?day=today'])('refuses %s', async (search) => {
    expect((await callRoute(GET, { url: `/api/abuse${search}`, as: await createAdmin() })).status).toBe(422);
  });
});
