import { PATCH as changeName } from '@/app/api/users/[userId]/route';
import { POST as loginChallenge } from '@/app/api/auth/webauthn/login/challenge/route';
import { POST as loginVerify } from '@/app/api/auth/webauthn/login/verify/route';
import { GET as me } from '@/app/api/auth/me/route';
import { DELETE as reinstate, GET as reach, PUT as suspend } from '@/app/api/users/[userId]/suspension/route';
import { POST as login } from '@/app/api/users/login/route';
import { GET as LIST } from '@/app/api/users/route';
import { POST as payInvoice } from '@/app/api/invoices/[id]/demo-payment/route';
import { GET as readShare } from '@/app/api/share/[token]/route';
import { makeResetLink } from '@/lib/accounts/commands/reset-password';
import { eraseAccount, lockedPassword } from '@/lib/accounts/commands/erase';
import type { UserPage } from '@/lib/accounts/schema/user-list';
import { countApiCall } from '@/lib/platform/v1/api-caller';
import { transaction } from '@/lib/platform/db';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildLock } from '@/tests/support/builders';
import { buildDocument } from '@/tests/support/documents';
import { testPassword } from '@/tests/support/environment';
import { createWithPasskey } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildSentInvoice, readInvoice } from '@/tests/support/invoices';
import { readLock } from '@/tests/support/locks';
import { buildNotary } from '@/tests/support/notary';
import { connectNewApp } from '@/tests/support/oauth-grants';
import { listNotifications } from '@/tests/support/offers';
import { addMember, createApiKey, createPartner } from '@/tests/support/organizations';
import { nextPassword, postReset } from '@/tests/support/passwords';
import { listJobs } from '@/tests/support/requests';
import { countRows, listAudit } from '@/tests/support/rows';
import { buildLink } from '@/tests/support/share-links';

const reason = 'Forged deeds of Eve Moneypenny, case 26-7';
const on = ({ actor }: Person) => ({ params: { userId: actor.id } });

const shut = (of: Person, as: Person | typeof visitor, body: unknown = { reason }) =>
  callRoute(suspend, { method: 'PUT', ...on(of), as, body });
const open = (of: Person, as: Person | typeof visitor) =>
  callRoute(reinstate, { method: 'DELETE', ...on(of), as });
const signIn = ({ user }: Person, password = testPassword) =>
  callRoute(login, { method: 'POST', body: { email: user.email, password } });
const rename = (as: Person) =>
  callRoute(changeName, { method: 'PATCH', ...on(as), as, body: { firstName: 'Augusta' } });
const listed = async (admin: Person, of: Person) => {
  const answer = await callRoute(LIST, { url: `/api/users?search=${of.user.email}`, as: admin });
  return (answer.body as UserPage).users[0];
};
const callWith = (headers: { authorization: string }) =>
  countApiCall(new Request('http://localhost/v1/properties', { headers })).then(
    () => 'taken',
    () => 'refused',
  );

const refusal = {
  status: 403,
  body: { code: 'forbidden', message: expect.stringContaining('write to us at /contact') as string },
};

describe('PUT and DELETE /api/users/{userId}/suspension', () => {
  it('suspends an account with a reason that admins read, and lifts it, each step on record without the reason', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];

    expect((await shut(ada, admin)).status).toBe(204);
    expect(await listed(admin, ada)).toMatchObject({
      suspendedSince: expect.any(String) as string,
      suspendedBecause: reason,
    });
    expect((await shut(ada, admin)).status).toBe(409);
    const { body } = await callRoute(LIST, { url: '/api/users?suspension=suspended', as: admin });
    expect((body as UserPage).users.map(({ id }) => id)).toEqual([ada.actor.id]);

    expect((await open(ada, admin)).status).toBe(204);
    expect(await listed(admin, ada)).toMatchObject({ suspendedSince: null, suspendedBecause: null });
    expect((await open(ada, admin)).status).toBe(409);

    const trail = (await listAudit(ada.actor.id)).filter(({ type }) => type.startsWith('account.'));
    expect(trail.map(({ type, actor_id }) => [type, actor_id])).toEqual([
      ['account.suspended', admin.actor.id],
      ['account.reinstated', admin.actor.id],
    ]);
    expect(JSON.stringify(trail)).not.toContain('Forged');
  });

  it('is for admins, and for accounts that are there', async () => {
    const [ada, eve, admin] = [await createOwner(), await createOwner(), await createAdmin()];

    expect((await shut(ada, visitor)).status).toBe(401);
    expect((await shut(ada, eve)).status).toBe(403);
    expect((await open(ada, eve)).status).toBe(403);
    expect((await callRoute(reach, { ...on(ada), as: eve })).status).toBe(403);
    expect((await shut(ada, admin, { reason: ' ' })).status).toBe(422);
    const passwordHash = await lockedPassword();
    await transaction((tx) => eraseAccount(tx, { id: eve.actor.id, email: eve.user.email, passwordHash }));
    expect((await shut(eve, admin)).status).toBe(404);
    expect(await countRows('account_suspensions')).toBe(0);
  });

  it('suspends neither an admin nor oneself', async () => {
    const [admin, other] = [await createAdmin(), await createAdmin()];
    expect((await shut(other, admin)).status).toBe(409);
    expect((await shut(admin, admin)).status).toBe(409);
    expect((await rename(other)).status).toBe(200);
    expect(await countRows('account_suspensions')).toBe(0);
  });

  it('happens once when two servers are asked at the same moment', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    const answers = await Promise.all([shut(ada, admin), shut(ada, admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await countRows('account_suspensions')).toBe(1);
  });

  it('tells the person in an email where to answer, and when it is over', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    await shut(ada, admin);
    await open(ada, admin);

    expect(await listNotifications(ada.actor.id)).toMatchObject([
      { type: 'account.suspended', message: expect.stringContaining('write to us') as string },
      { type: 'account.reinstated' },
    ]);
    expect(await listJobs('notification-mail')).toHaveLength(2);
  });
});

describe('A suspended account', () => {
  it('has no session from that moment on, for a read or a write', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    expect((await callRoute(me, { as: ada })).body).toMatchObject({ id: ada.actor.id });
    await shut(ada, admin);

    expect((await rename(ada)).status).toBe(401);
    expect((await callRoute(me, { as: ada })).body).not.toMatchObject({ id: ada.actor.id });
    expect(
      await query('SELECT 1 FROM sessions WHERE revoked_at IS NULL AND user_id <> $1', [admin.actor.id]),
    ).toEqual([]);
  });

  it('is told so by the right password alone, and logs in again once it is reinstated', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    await shut(ada, admin);

    expect(await signIn(ada, 'a guess of somebody')).toMatchObject({
      status: 401,
      body: { message: 'Incorrect email or password', code: 'wrong_password' },
    });
    const refused = await signIn(ada);
    expect(refused).toMatchObject(refusal);
    expect(refused.headers.getSetCookie()).toEqual([]);

    await open(ada, admin);
    expect((await signIn(ada)).status).toBe(200);
  });

  it('is not let in by a passkey', async () => {
    const { owner, authenticator } = await createWithPasskey();
    const admin = await createAdmin();
    await shut(owner, admin);
    const show = async () => {
      const challenge = (await callRoute(loginChallenge, { method: 'POST' })).body as { challenge: string };
      return callRoute(loginVerify, { method: 'POST', body: authenticator.sign(challenge) });
    };

    expect(await show()).toMatchObject(refusal);
    await open(owner, admin);
    expect((await show()).status).toBe(200);
  });

  it('does not get a new password by a mailed link, which stays good for later', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    const token = (await makeResetLink(ada.user.email)).split('#')[1] ?? '';
    await shut(ada, admin);

    expect(await postReset({ token, password: nextPassword })).toMatchObject(refusal);
    await open(ada, admin);
    expect((await postReset({ token, password: nextPassword })).status).toBe(204);
  });

  it('has no session in force, whoever is first of a sign-in and the suspension', async () => {
    const admin = await createAdmin();
    for (let round = 0; round < 5; round += 1) {
      const ada = await createOwner();
      const [entered, suspended] = await Promise.all([signIn(ada), shut(ada, admin)]);
      expect([200, 403]).toContain(entered.status);
      expect(suspended.status).toBe(204);
    }
    const inForce = `SELECT 1 FROM sessions s JOIN account_suspensions a USING (user_id)
      WHERE s.revoked_at IS NULL AND a.lifted_at IS NULL`;
    expect(await query(inForce)).toEqual([]);
  });

  it('has no app that acts for it, until it is reinstated', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    const app = await connectNewApp(await createPartner(), ada);
    expect(await callWith(app)).toBe('taken');
    await shut(ada, admin);
    expect(await callWith(app)).toBe('refused');
    await open(ada, admin);
    expect(await callWith(app)).toBe('taken');
  });

  it('leaves the keys of an organization that has another owner, and no others', async () => {
    const admin = await createAdmin();
    const [alone, shared] = [await createPartner(), await createPartner()];
    const partner = await createOwner();
    await addMember(shared, partner, 'owner');
    const [lost, kept] = [await createApiKey(alone), await createApiKey(shared)];
    for (const { owner } of [alone, shared]) expect((await shut(owner, admin)).status).toBe(204);

    expect(await callWith(lost.headers)).toBe('refused');
    expect(await callWith(kept.headers)).toBe('taken');
    await shut(partner, admin);
    expect(await callWith(kept.headers)).toBe('refused');
    await open(alone.owner, admin);
    expect(await callWith(lost.headers)).toBe('taken');
  });

  it('shows no document by its links, without saying why', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    const { token } = await buildLink(ada, (await buildDocument(ada)).id);
    const follow = () => callRoute(readShare, { params: { token } });
    await shut(ada, admin);

    const refused = await follow();
    expect(refused.status).toBe(410);
    expect(refused.text).not.toMatch(/suspend/i);
    await open(ada, admin);
    expect((await follow()).status).toBe(200);
  });

  it('keeps its locks in force, and whoever owes it an invoice can pay', async () => {
    const [ada, notary, admin] = [await createOwner(), await buildNotary(), await createAdmin()];
    const lock = await buildLock(ada);
    const invoice = await buildSentInvoice(notary);
    for (const person of [ada, notary]) await shut(person, admin);

    expect(await readLock(lock.id)).toMatchObject({ released_at: null, release_reason: null });
    expect((await callRoute(payInvoice, { method: 'POST', params: { id: invoice.id } })).status).toBe(200);
    expect(await readInvoice(invoice.id)).toMatchObject({ status: 'paid' });
  });

  it('is deleted with the reason', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    await shut(ada, admin);
    const passwordHash = await lockedPassword();
    await transaction((tx) => eraseAccount(tx, { id: ada.actor.id, email: ada.user.email, passwordHash }));
    expect(await countRows('account_suspensions')).toBe(0);
  });
});
