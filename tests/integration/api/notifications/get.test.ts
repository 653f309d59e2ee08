import { GET } from '@/app/api/notifications/route';
import { GET as GET_UNREAD } from '@/app/api/notifications/unread/route';
import type { NotificationPage } from '@/lib/notifications/schema/notifications';
import { createOwner, visitor } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { tell } from '@/tests/support/notifications';

const list = (as: { cookie: string } | null, search = '') =>
  callRoute(GET, { url: `/api/notifications${search}`, as });
const titles = ({ body }: { body: unknown }) =>
  (body as NotificationPage).notifications.map(({ title }) => title);

beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
afterEach(releaseClock);

describe('GET /api/notifications, signed in', () => {
  it('lists what the account was told, newest first, with how much is unread', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const first = await tell(owner, {
      type: 'deed.contested',
      title: 'Contested',
      message: 'See.',
      href: '/x',
    });
    advanceClock({ minutes: 1 });
    const second = await tell(owner, { type: 'deed.released', title: 'Released', message: 'Over.' });
    await query('UPDATE notifications SET read_at = now() WHERE id = $1', [second]);
    await tell(other);

    expect((await list(owner)).body).toEqual({
      unread: 1,
      critical: 1,
      next: null,
      asOf: '2026-11-20T15:01:00.000Z',
      notifications: [
        {
          id: second,
          type: 'deed.released',
          group: 'locks',
          priority: 'high',
          title: 'Released',
          message: 'Over.',
          href: null,
          timestamp: '2026-11-20T15:01:00.000Z',
          isRead: true,
          actionRequired: false,
        },
        {
          id: first,
          type: 'deed.contested',
          group: 'locks',
          priority: 'critical',
          title: 'Contested',
          message: 'See.',
          href: '/x',
          timestamp: '2026-11-20T15:00:00.000Z',
          isRead: false,
          actionRequired: true,
        },
      ],
    });
  });

  it('has the priority that whoever tells has said, as an alert has', async () => {
    const owner = await createOwner();
    await tell(owner, { type: 'alert.raised', priority: 'low' });
    const { notifications } = (await list(owner)).body as NotificationPage;
    expect(notifications[0]).toMatchObject({ priority: 'low', group: 'alerts' });
  });

  it('shows those that are unread or critical alone, and everything for a filter that is none', async () => {
    const owner = await createOwner();
    const read = await tell(owner, { title: 'Read' });
    await query('UPDATE notifications SET read_at = now() WHERE id = $1', [read]);
    advanceClock({ minutes: 1 });
    await tell(owner, { title: 'Unread' });
    advanceClock({ minutes: 1 });
    await tell(owner, { title: 'Critical', priority: 'critical' });

    expect(titles(await list(owner, '?show=unread'))).toEqual(['Critical', 'Unread']);
    expect(titles(await list(owner, '?show=critical'))).toEqual(['Critical']);
    expect(titles(await list(owner, '?show=loud'))).toEqual(['Critical', 'Unread', 'Read']);
  });

  it('comes a page at a time, and leaves out none and nothing twice', async () => {
    const owner = await createOwner();
    await query(
      `INSERT INTO notifications (id, user_id, type, title, message, created_at)
       SELECT gen_random_uuid(), $1, 'invoice.paid', n::text, '', now() FROM generate_series(1, 60) n`,
      [owner.actor.id],
    );
    const first = (await list(owner)).body as NotificationPage;
    const second = (await list(owner, `?after=${first.next}`)).body as NotificationPage;
    expect([first.notifications.length, second.notifications.length, second.next]).toEqual([50, 10, null]);
    expect(first.unread).toBe(60);
    const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
  });

  it('refuses a cursor that is none', async () => {
    expect((await list(await createOwner(), '?after=1')).status).toBe(422);
  });
});

describe('GET /api/notifications/unread', () => {
  const count = (as: { cookie: string } | null) => callRoute(GET_UNREAD, { as });

  it('counts for the bell, and nothing for whoever turned it off', async () => {
    const owner = await createOwner();
    await tell(owner);
    await tell(owner, { priority: 'critical' });
    expect((await count(owner)).body).toEqual({ unread: 2, critical: 1 });
    await query(
      `INSERT INTO notification_preferences (user_id, email_enabled, push_enabled, sms_enabled, in_app_enabled,
         quiet_enabled, quiet_start, quiet_end, muted_groups, updated_at)
       VALUES ($1, true, true, false, false, false, '22:00', '07:00', '{}', now())`,
      [owner.actor.id],
    );
    expect((await count(owner)).body).toEqual({ unread: 0, critical: 0 });
  });
});

describe('GET /api/notifications, as a visitor', () => {
  it('answers 401, and so does the count', async () => {
    expect((await list(visitor)).status).toBe(401);
    expect((await callRoute(GET_UNREAD, { as: visitor })).status).toBe(401);
  });
});
