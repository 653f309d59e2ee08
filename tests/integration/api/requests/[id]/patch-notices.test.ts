import { PATCH } from '@/app/api/requests/[id]/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';

const cancel = (as: Person, id: string) =>
  callRoute(PATCH, {
    method: 'PATCH',
    url: `/api/requests/${id}`,
    params: { id },
    as,
    body: { status: 'cancelled' },
  });

describe('PATCH /api/requests/{id}, cancelled by the client', () => {
  it('takes back what was told of the acceptance, and leaves other notices', async () => {
    const client = await createOwner();
    const notary = await buildNotary();
    const { id } = await writeRequest(client, { notary_id: notary.user.id });
    const tell = (person: Person, type: string, href: string) =>
      query(
        `INSERT INTO notifications (id, user_id, type, title, message, href, created_at)
         VALUES (gen_random_uuid(), $1, $2, 'We found your notary', 'Grace Hopper has accepted it.', $3, now())`,
        [person.user.id, type, href],
      );
    await tell(client, 'request.assigned', `/requests/${id}`);
    await tell(client, 'request.departed', `/requests/${id}`);
    await tell(client, 'request.assigned', '/requests/another');
    await cancel(client, id);

    expect(await query('SELECT user_id, type, title FROM notifications ORDER BY type, title DESC')).toEqual([
      { user_id: client.user.id, type: 'request.assigned', title: 'We found your notary' },
      { user_id: client.user.id, type: 'request.cancelled', title: 'You cancelled your request' },
      { user_id: notary.user.id, type: 'request.cancelled', title: 'An appointment was cancelled' },
    ]);
  });
});
