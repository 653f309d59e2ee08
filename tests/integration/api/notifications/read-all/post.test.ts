import { POST } from '@/app/api/notifications/read-all/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { tell } from '@/tests/support/notifications';
import { snapshot } from '@/tests/support/rows';

const readAll = (as: { cookie: string } | null, body?: unknown) =>
  callRoute(POST, { method: 'POST', as, body });
const listUnread = () =>
  query<{ title: string }>('SELECT title FROM notifications WHERE read_at IS NULL ORDER BY created_at');

beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
afterEach(releaseClock);

describe('POST /api/notifications/read-all', () => {
  it('marks everything of the account as read, and nothing of others', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    await tell(owner);
    await tell(owner);
    await tell(other, { title: 'Theirs' });
    expect((await readAll(owner)).body).toEqual({ read: 2 });
    expect((await readAll(owner)).body).toEqual({ read: 0 });
    expect(await listUnread()).toEqual([{ title: 'Theirs' }]);
  });

  it('leaves unread what came after the list was shown', async () => {
    const owner = await createOwner();
    await tell(owner, { title: 'Seen' });
    const until = new Date().toISOString();
    advanceClock({ ms: 1 });
    await tell(owner, { title: 'Came since' });
    expect((await readAll(owner, { until })).body).toEqual({ read: 1 });
    expect(await listUnread()).toEqual([{ title: 'Came since' }]);
  });

  it('refuses a moment that is none, and visitors, and changes nothing', async () => {
    const owner = await createOwner();
    await tell(owner);
    const before = await snapshot();
    expect((await readAll(owner, { until: 'now' })).status).toBe(422);
    expect((await readAll(visitor)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
