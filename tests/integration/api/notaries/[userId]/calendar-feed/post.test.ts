import { createHash } from 'node:crypto';
import { POST } from '@/app/api/notaries/[userId]/calendar-feed/route';
import { GET as READ } from '@/app/api/calendar/[token]/route';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { confirm, guardWithPin, listNotifications, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { listAudit, snapshot } from '@/tests/support/rows';

const post = (as: Person | null, userId: string) =>
  callRoute(POST, {
    method: 'POST',
    url: `/api/notaries/${userId}/calendar-feed`,
    params: { userId },
    as,
  });
const make = async (notary: Person) => {
  const { url } = (await post(notary, notary.actor.id)).body as { url: string };
  return url.split('/').at(-1) ?? '';
};
const read = (token: string) => callRoute(READ, { url: `/api/calendar/${token}`, params: { token } });

describe('POST /api/notaries/{userId}/calendar-feed', () => {
  it('says the address once, and keeps only a hash of its token', async () => {
    const notary = await createNotary();
    const answer = await post(notary, notary.actor.id);

    expect(answer.status).toBe(201);
    const { url } = answer.body as { url: string };
    expect(answer.body).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}$/) as string,
    });
    const token = url.split('/').at(-1) ?? '';
    expect(await query('SELECT calendar_token_hash FROM notary_profiles')).toEqual([
      { calendar_token_hash: createHash('sha256').update(token).digest() },
    ]);
    expect(await listAudit(notary.actor.id)).toEqual([
      {
        type: 'notary.calendar_changed',
        actor_id: notary.actor.id,
        subject_id: notary.actor.id,
        data: { change: 'feed_made' },
      },
    ]);
    expect(JSON.stringify(await snapshot())).not.toContain(token);
    expect((await read(token)).status).toBe(200);
  });

  it('is confirmed on a guarded account: it goes on after every session has ended', async () => {
    const notary = await buildNotary();
    await guardWithPin(notary);
    const before = await snapshot();
    const refused = await post(notary, notary.actor.id);
    expect([refused.status, refused.body]).toEqual([402, stepUpRequired]);
    expect(await snapshot()).toEqual(before);

    await confirm(notary);
    expect((await post(notary, notary.actor.id)).status).toBe(201);
    expect((await listNotifications(notary)).at(-1)).toMatchObject({ title: 'Calendar feed made' });
  });

  it('ends the address before', async () => {
    const notary = await buildNotary();
    const first = await make(notary);
    const second = await make(notary);

    expect(second).not.toBe(first);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
  });

  it('is for the notary alone: no admin gets an address that opens somebody else’s appointments', async () => {
    const notary = await buildNotary();
    const owner = await createOwner();
    const admin = await createAdmin();

    expect((await post(admin, notary.actor.id)).status).toBe(404);
    expect((await post(await createNotary(), notary.actor.id)).status).toBe(404);
    expect((await post(owner, owner.actor.id)).status).toBe(404);
    expect((await post(visitor, notary.actor.id)).status).toBe(401);
    expect(await query('SELECT 1 FROM notary_profiles WHERE calendar_token_hash IS NOT NULL')).toEqual([]);
    expect(await listAudit()).toEqual([]);
  });
});
