import { GET, PATCH } from '@/app/api/users/[userId]/route';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, givePapers } from '@/tests/support/notary';
import { listAudit, snapshot } from '@/tests/support/rows';

const patch = (as: Person | null, userId: string, body: unknown) =>
  callRoute(PATCH, { method: 'PATCH', url: `/api/users/${userId}`, as, params: { userId }, body });
const change = (as: Person, body: unknown) => patch(as, as.user.id, body);
const answerOf = ({ user }: Person) => ({ ...user, phone: null, timeZone: null });

describe('PATCH /api/users/{userId}', () => {
  it('changes what is named, and leaves an audit event that names the fields alone', async () => {
    const owner = await createOwner();
    const answer = await change(owner, {
      lastName: 'Byron',
      phone: '+1 512 555 0100',
      timeZone: 'America/Chicago',
    });
    const expected = {
      ...answerOf(owner),
      lastName: 'Byron',
      phone: '+1 512 555 0100',
      timeZone: 'America/Chicago',
    };
    expect([answer.status, answer.body]).toEqual([200, expected]);
    const params = { userId: owner.user.id };
    expect((await callRoute(GET, { as: owner, params })).body).toEqual(expected);
    expect(await listAudit(owner.user.id)).toEqual([
      {
        type: 'user.changed',
        actor_id: owner.user.id,
        subject_id: owner.user.id,
        data: { fields: ['lastName', 'phone', 'timeZone'] },
      },
    ]);
  });

  it.each([null, ''])('takes a phone number and a time zone away with %p', async (nothing) => {
    const owner = await createOwner();
    await change(owner, { phone: '+1 512 555 0100', timeZone: 'UTC' });
    const answer = await change(owner, { phone: nothing, timeZone: nothing });
    expect(answer.body).toEqual(answerOf(owner));
  });

  it('writes nothing down where nothing changes', async () => {
    const owner = await createOwner();
    const before = await snapshot();
    for (const body of [{}, { firstName: 'Ada' }])
      expect((await change(owner, body)).body).toEqual(answerOf(owner));
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['an empty name', { firstName: ' ' }, 'firstName'],
    ['no name', { lastName: null }, 'lastName'],
    ['a name with HTML', { lastName: '<b>' }, 'lastName'],
    ['what is no phone number', { phone: 'call me' }, 'phone'],
    ['a zone that nobody knows', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an offset, which knows no summer', { timeZone: '+01:00' }, 'timeZone'],
    ['a list', { timeZone: ['UTC'] }, 'timeZone'],
    ['a role', { role: 'admin' }, undefined],
    ['another address', { email: 'other@example.com' }, undefined],
  ])('refuses %s and changes nothing', async (_, body, field) => {
    const owner = await createOwner();
    const before = await snapshot();
    const answer = await change(owner, body);
    expect(answer.status).toBe(422);
    if (field) expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await snapshot()).toEqual(before);
  });

  it('lets an admin correct any account, and nobody else know that there is one', async () => {
    const [owner, other, admin] = [await createOwner(), await createOwner(), await createAdmin()];
    const before = await snapshot();
    expect((await patch(other, owner.user.id, { firstName: 'Eve' })).body).toEqual({
      message: 'There is no such account.',
      code: 'not_found',
    });
    expect((await patch(visitor, owner.user.id, { firstName: 'Eve' })).status).toBe(401);
    expect(await snapshot()).toEqual(before);
    expect((await patch(admin, owner.user.id, { firstName: 'Augusta' })).body).toMatchObject({
      firstName: 'Augusta',
    });
    expect((await patch(admin, crypto.randomUUID(), { firstName: 'Eve' })).status).toBe(404);
  });
});

describe('the name of a notary', () => {
  const message =
    'Your credentials were uploaded under this name. Please write to us, and we change it with you.';

  it('stays once papers are there to be compared with it, but for an admin', async () => {
    const [notary, admin] = [await buildNotary(), await createAdmin()];
    const refused = await change(notary, { lastName: 'Eve' });
    expect([refused.status, refused.body]).toEqual([
      409,
      { message, code: 'conflict', fields: { lastName: message } },
    ]);
    expect((await change(notary, { phone: '+1 512 555 0100' })).status).toBe(200);
    expect((await patch(admin, notary.user.id, { lastName: 'Byron' })).status).toBe(200);
  });

  it('stays while papers wait for an admin, who may be looking at them', async () => {
    const notary = await buildNotary();
    await query('UPDATE notary_profiles SET verified_at = NULL');
    await givePapers(notary.user.id);
    expect((await change(notary, { firstName: 'Eve' })).status).toBe(409);
  });

  it('can be corrected before', async () => {
    const notary = await buildNotary({ isVerified: false });
    expect((await change(notary, { lastName: 'Byron' })).status).toBe(200);
  });
});
