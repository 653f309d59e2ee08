import { smtp } from '@/tests/support/with-mail';
import { GET as me } from '@/app/api/auth/me/route';
import { POST } from '@/app/api/users/password/route';
import { askForAddress } from '@/lib/accounts/commands/change-address';
import { deviceOf, markOf } from '@/lib/platform/session/device';
import { createOwner, signInAgain, visitor, type Person } from '@/tests/support/actors';
import { confirmChange } from '@/tests/support/addresses';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { confirm, confirmedAt, guardWithPin, listNotifications } from '@/tests/support/guards';
import { callRoute, cookieOf } from '@/tests/support/http';
import { newestToken } from '@/tests/support/mailed-links';
import {
  nextPassword,
  opensWith,
  postReset,
  resetTokenOf,
  sendPasswordNews,
} from '@/tests/support/passwords';
import { listAudit, snapshot } from '@/tests/support/rows';

const change = (
  as: Person | null,
  body: unknown = { currentPassword: testPassword, newPassword: nextPassword },
) => callRoute(POST, { method: 'POST', url: '/api/users/password', as, body });
const asks = async (as: { cookie: string }) => (await callRoute(me, { as })).status;

afterEach(releaseClock);

describe('POST /api/users/password', () => {
  it('changes the password, keeps this session and ends the others, with what was confirmed in them', async () => {
    const owner = await createOwner();
    const other = await signInAgain(owner);
    await guardWithPin(owner);
    for (const person of [owner, other]) await confirm(person);
    const answer = await change(owner);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect([await asks(owner), await asks(other)]).toEqual([200, 401]);
    expect([await confirmedAt(owner), await confirmedAt(other)]).toEqual([expect.any(Date), null]);
    expect([
      await opensWith(owner.user.email, nextPassword),
      await opensWith(owner.user.email, testPassword),
    ]).toEqual([true, false]);
  });

  it('tells the account, and leaves an audit event', async () => {
    const owner = await createOwner();
    await change(owner);
    expect((await listAudit(owner.user.id)).at(-1)).toEqual({
      type: 'password.changed',
      actor_id: owner.user.id,
      subject_id: owner.user.id,
      data: {},
    });
    expect((await listNotifications(owner)).map(({ type }) => type)).toEqual(['password.changed']);
    await sendPasswordNews();
    expect(smtp.mails.map(({ to }) => to)).toEqual([[owner.user.email]]);
    expect(smtp.mails[0]!.raw).toContain('every other device was logged');
  });

  it('tells the address that the account had then, also where another one has taken its place since', async () => {
    const owner = await createOwner();
    await change(owner);
    await askForAddress(owner.actor, { email: 'thief@example.com', password: nextPassword });
    await confirmChange({ token: await newestToken('change_address') }, owner);
    await sendPasswordNews();
    expect(smtp.mails.map(({ to }) => to)).toEqual([[owner.user.email]]);
  });

  it('keeps this browser one that is known', async () => {
    const owner = await createOwner();
    const known = cookieOf(await change(owner), 'known-device')!;
    const [user] = (await query<{ id: string; passwordHash: string }>(
      'SELECT id, password_hash AS "passwordHash" FROM users',
    )) as [{ id: string; passwordHash: string }];
    const { marks } = await deviceOf(new Request('http://localhost', { headers: known }));
    expect(marks).toEqual([markOf(user)]);
  });

  it('voids the links for a new password and for another address that were asked for before', async () => {
    const owner = await createOwner();
    const token = await resetTokenOf(owner.user.email);
    await askForAddress(owner.actor, { email: 'grace@example.com', password: testPassword });
    await change(owner);
    const late = await postReset({ token, password: 'another one that is long' });
    expect(late.status).toBe(410);
    expect(await opensWith(owner.user.email, nextPassword)).toBe(true);
    const open = await query('SELECT purpose::text FROM mailed_links WHERE used_at IS NULL');
    expect(open).toEqual([{ purpose: 'keep_address' }]);
  });

  it.each([
    ['a wrong password', { currentPassword: 'no', newPassword: nextPassword }, 401, 'currentPassword'],
    ['no password', { newPassword: nextPassword }, 422, 'currentPassword'],
    ['a short one', { currentPassword: testPassword, newPassword: 'paper' }, 422, 'newPassword'],
    ['a common one', { currentPassword: testPassword, newPassword: 'password123' }, 422, 'newPassword'],
    ['the same one', { currentPassword: testPassword, newPassword: testPassword }, 422, 'newPassword'],
  ])('refuses %s, on its field, and changes nothing', async (_, body, status, field) => {
    const owner = await createOwner();
    const other = await signInAgain(owner);
    const before = await snapshot();
    const answer = await change(owner, body);
    expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([
      status,
      [field],
    ]);
    expect(await snapshot()).toEqual(before);
    expect(await asks(other)).toBe(200);
  });

  it('takes one of two changes that come at once', async () => {
    const owner = await createOwner();
    const twice = await Promise.all(
      [nextPassword, 'another one that is long'].map((newPassword) =>
        change(owner, { currentPassword: testPassword, newPassword }),
      ),
    );
    // The other one finds its session ended, or its password changed: whichever it looks at first.
    const [taken, refused] = twice.map(({ status }) => status).sort();
    expect(taken).toBe(204);
    expect([401, 409]).toContain(refused);
    expect((await listAudit(owner.user.id)).filter(({ type }) => type === 'password.changed')).toHaveLength(
      1,
    );
  });

  it('has ten tries an hour, for each session apart', async () => {
    holdClock('2026-11-20T15:00:01Z');
    const owner = await createOwner();
    const other = await signInAgain(owner);
    for (let n = 0; n < 10; n += 1) {
      expect((await change(owner, { currentPassword: `guess ${n}`, newPassword: nextPassword })).status).toBe(
        401,
      );
    }
    expect((await change(owner)).status).toBe(429);
    expect((await change(other)).status).toBe(204);
  });

  it('asks a visitor to sign in', async () => {
    expect((await change(visitor)).status).toBe(401);
  });
});
