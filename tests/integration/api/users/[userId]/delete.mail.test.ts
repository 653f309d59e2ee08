import { smtp } from '@/tests/support/with-mail';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as login } from '@/app/api/users/login/route';
import { POST as register } from '@/app/api/users/register/route';
import { DELETE as deleteAccount } from '@/app/api/users/[userId]/route';
import { GET as invoicePdf } from '@/app/api/invoices/[id]/route';
import { POST as verify } from '@/app/api/vault/verify/route';
import { lockDeed } from '@/lib/deeds/commands/lock';
import { fulfillDeedPayment } from '@/lib/deeds/commands/payment';
import { releaseOverdueLocks } from '@/lib/deeds/commands/release';
import { rotateUnlockCodes } from '@/lib/deeds/commands/rotation';
import { settle } from '@/lib/payments/commands/settlement';
import { whatStays } from '@/lib/accounts/content/deletion';
import { transaction } from '@/lib/platform/db';
import { removeDoomedObjects } from '@/lib/vault/commands/stored-objects';
import { createAdmin, createOwner, signInAgain, visitor, type Person } from '@/tests/support/actors';
import { lockInput } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { sendWaitingLinks } from '@/tests/support/mailed-links';
import { listJobs } from '@/tests/support/requests';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { emptyStore, listStored } from '@/tests/support/store';
import { buildWholeAccount, buildWholeNotary, tablesWithTraces } from '@/tests/support/whole-account';

const erase = (
  as: Person | null,
  { id, password = testPassword }: { id?: string; password?: unknown } = {},
) => {
  const userId = id ?? as?.actor.id ?? '';
  return callRoute(deleteAccount, {
    method: 'DELETE',
    url: `/api/users/${userId}`,
    params: { userId },
    as,
    body: { password },
  });
};

beforeEach(emptyStore);

/** Of quoted-printable, its lines joined before. */
function unquoted(raw: string): string {
  const bytes = raw.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

describe('DELETE /api/users/[userId], by its owner, with everything settled', () => {
  it('leaves nothing of the person but the invoices that others keep', async () => {
    const { owner } = await buildWholeAccount();
    const elsewhere = await signInAgain(owner);
    const hashes = await query<{ hash: string }>(
      `SELECT encode(sha256, 'hex') AS hash FROM vault_documents UNION SELECT encode(sha256, 'hex') FROM document_hashes`,
    );
    const written = [owner.user.email, ...hashes.map(({ hash }) => hash)];
    expect((await tablesWithTraces(written)).length).toBeGreaterThan(10);
    expect((await callRoute(me, { as: elsewhere })).status).toBe(200);

    const answer = await erase(owner);

    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([
      'next-auth.session-token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'signed-in=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
    expect([
      (await callRoute(me, { as: owner })).status,
      (await callRoute(me, { as: elsewhere })).status,
    ]).toEqual([401, 401]);
    await sendWaitingLinks();
    expect(await tablesWithTraces(written)).toEqual(['invoices']);
  });

  it('empties the unlock code of a released lock, which was kept until then', async () => {
    const { owner } = await buildWholeAccount();
    const codes = 'SELECT status::text, unlock_code_ciphertext AS code FROM deed_locks';
    expect(await query(codes)).toEqual([
      { status: 'released', code: expect.stringMatching(/^k1\./) as unknown },
    ]);
    await erase(owner);
    expect(await query(codes)).toEqual([{ status: 'released', code: '' }]);
  });

  it('destroys the keys of every file, and a job removes the bytes', async () => {
    const { owner } = await buildWholeAccount();
    expect(await listStored()).toHaveLength(1);
    await erase(owner);
    expect(await query('SELECT key_ciphertext, state FROM stored_objects')).toEqual([
      { key_ciphertext: null, state: 'doomed' },
    ]);
    expect(await removeDoomedObjects()).toEqual({ removed: 1 });
    expect(await listStored()).toEqual([]);
  });

  it('says goodbye by email, and keeps neither address nor letter', async () => {
    const { owner } = await buildWholeAccount();
    await erase(owner);
    expect(await sendWaitingLinks()).toEqual([{ subject: 'Your account is deleted', token: '' }]);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[owner.user.email]]);
    const raw = smtp.mails[0]!.raw.replaceAll('=\r\n', '');
    expect(raw).toContain('it cannot be brought back');
    expect(whatStays.filter((line) => !unquoted(raw).includes(line))).toEqual([]);
    expect(raw).not.toMatch(/#[\w-]{43}/);
    expect(await countRows('mailed_links')).toBe(0);
  });

  it('keeps what accounts are made of: payments, plans and visits, tied to nobody', async () => {
    const { owner, requestId, invoiceId, lock } = await buildWholeAccount();
    const { id } = owner.actor;
    await erase(owner);
    expect(await query('SELECT user_id, status, amount_cents, lock_id FROM payments')).toEqual([
      { user_id: id, status: 'succeeded', amount_cents: 9_900, lock_id: lock.id },
    ]);
    expect(await query('SELECT user_id, status FROM plan_subscriptions')).toEqual([
      { user_id: id, status: 'ended' },
    ]);
    expect(
      await query('SELECT status, location, special_instructions, lat FROM notary_requests WHERE id = $1', [
        requestId,
      ]),
    ).toEqual([{ status: 'completed', location: 'Erased', special_instructions: null, lat: null }]);
    expect(await query('SELECT rating, comment FROM reviews')).toEqual([{ rating: 5, comment: null }]);
    const read = await callRoute(invoicePdf, { params: { id: invoiceId } });
    expect(read.body).toMatchObject({ status: 'paid', billTo: { name: 'Zerubbabel Quixote' } });
    expect(await query('SELECT first_name, last_name, phone, role FROM users WHERE id = $1', [id])).toEqual([
      { first_name: 'Deleted', last_name: 'account', phone: null, role: 'owner' },
    ]);
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'user.deleted',
      actor_id: id,
      subject_id: id,
      data: { documents: 1, locks: 1 },
    });
  });

  it('leaves every other proof of the log as it was, and finds the file no longer', async () => {
    const { owner, document } = await buildWholeAccount();
    const other = await createOwner();
    const kept = await lockDeed(other.actor, lockInput());
    const [{ hash } = { hash: '' }] = await query<{ hash: string }>(
      `SELECT encode(sha256, 'hex') AS hash FROM vault_documents WHERE id = $1`,
      [document.id],
    );
    const ask = () => callRoute(verify, { method: 'POST', url: '/api/vault/verify', body: { hash } });
    expect((await ask()).status).toBe(200);
    const before = await query('SELECT * FROM log_entries ORDER BY index');
    await erase(owner);
    expect((await ask()).status).toBe(404);
    expect(await query('SELECT * FROM log_entries ORDER BY index')).toEqual(before);
    expect(await query('SELECT 1 FROM log_openings WHERE record IS NOT NULL')).toHaveLength(1);
    expect(await query('SELECT record FROM log_openings WHERE index = $1', [kept.logIndex])).toEqual([
      { record: expect.stringContaining(kept.id) },
    ]);
  });

  it('lets nobody in with the old password, and the address open a new account', async () => {
    const { owner } = await buildWholeAccount();
    await erase(owner);
    const { email } = owner.user;
    const signIn = await callRoute(login, { method: 'POST', body: { email, password: testPassword } });
    expect(signIn.status).toBe(401);
    const again = await callRoute(register, {
      method: 'POST',
      body: { email, password: 'a deed is a deed is a deed', firstName: 'New', lastName: 'Person' },
    });
    expect(again.status).toBe(201);
  });

  it('goes on with the jobs that look at every lock', async () => {
    const { owner } = await buildWholeAccount();
    await erase(owner);
    expect(await releaseOverdueLocks()).toEqual({ unpaid: 0, expired: 0 });
    expect(await rotateUnlockCodes()).toMatchObject({ resealed: 0, problems: {} });
  });

  it('is done once, also to two clicks at the same time', async () => {
    const { owner } = await buildWholeAccount();
    const answers = await Promise.all([erase(owner), erase(owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect((await listAudit(owner.actor.id)).filter(({ type }) => type === 'user.deleted')).toHaveLength(1);
  });

  it('takes a notary out of the search, with papers, journal, office and hours, and gives an open offer on', async () => {
    const notary = await buildWholeNotary();
    const client = await createOwner();
    const [request] = await query<{ id: string }>(
      `INSERT INTO notary_requests (id, client_id, service_type, document_type, appointment_at, is_remote, add_deed_guard,
         base_price_cents, travel_fee_cents, add_on_cents, total_price_cents, created_at)
       VALUES (gen_random_uuid(), $1, 'legal', 'deed', now() + interval '1 day', true, false, 100, 0, 0, 100, now())
       RETURNING id`,
      [client.actor.id],
    );
    await query(
      `INSERT INTO offers (id, request_id, notary_id, created_at, expires_at)
       VALUES (gen_random_uuid(), $1, $2, now(), now() + interval '2 minutes')`,
      [request!.id, notary.actor.id],
    );

    expect(await countRows('journal_entries')).toBe(2);

    expect((await erase(notary)).status).toBe(204);
    expect(await countRows('journal_entries')).toBe(0);
    await sendWaitingLinks();

    expect(await tablesWithTraces([notary.user.email])).toEqual([]);
    expect(await query('SELECT status FROM offers')).toEqual([{ status: 'expired' }]);
    expect(await listJobs('dispatch')).toContain(request!.id);
    expect(
      await query('SELECT is_available, verified_at, states FROM notary_profiles WHERE user_id = $1', [
        notary.actor.id,
      ]),
    ).toEqual([{ is_available: false, verified_at: null, states: [] }]);
    expect(await query("SELECT 1 FROM stored_objects WHERE state <> 'doomed'")).toEqual([]);
  });
});

describe('what comes after an account was deleted', () => {
  it('adds nothing to it, though the call was let in before', async () => {
    const owner = await createOwner();
    await erase(owner);
    await expect(lockDeed(owner.actor, lockInput())).rejects.toThrow('this account was deleted');
    expect(await countRows('deed_locks')).toBe(0);
    expect(await countRows('log_entries')).toBe(0);
  });

  it('pays back what was paid on a page that stayed open', async () => {
    const owner = await createOwner();
    const [payment] = await query<{ id: string }>(
      `INSERT INTO payments (id, user_id, provider, provider_id, amount_cents, service, created_at)
       VALUES (gen_random_uuid(), $1, 'stripe', 'pi_late', 9900, 'deedguard', now()) RETURNING id`,
      [owner.actor.id],
    );
    await erase(owner);
    await transaction((tx) => settle(tx, payment!.id, null, fulfillDeedPayment));
    expect(await query('SELECT status, refund_status FROM payments')).toEqual([
      { status: 'succeeded', refund_status: 'pending' },
    ]);
    expect(await listJobs('refund-payment')).toEqual([payment!.id]);
    expect(await countRows('notifications')).toBe(0);
  });
});

describe('DELETE /api/users/[userId], refused', () => {
  it('to anybody but its owner, admins too', async () => {
    const owner = await createOwner();
    const before = await snapshot();
    expect((await erase(visitor, { id: owner.actor.id })).status).toBe(401);
    for (const other of [await createOwner(), await createAdmin()]) {
      expect((await erase(other, { id: owner.actor.id })).status).toBe(404);
    }
    await query('DELETE FROM users WHERE id <> $1', [owner.actor.id]);
    expect(await snapshot()).toEqual(before);
  });

  it('asks a guarded account to confirm', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const answer = await erase(owner);
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual(stepUpRequired);
    await confirm(owner);
    expect((await erase(owner)).status).toBe(204);
  });

  it.each([
    ['is missing', undefined, 422],
    ['is empty', '', 422],
    ['is not the one of the account', 'not my password', 401],
  ])('when the password %s, and changes nothing', async (_, password, status) => {
    const owner = await createOwner();
    const before = await snapshot();
    const answer = await callRoute(deleteAccount, {
      method: 'DELETE',
      params: { userId: owner.actor.id },
      as: owner,
      body: { password },
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ fields: { password: expect.any(String) } });
    expect(await snapshot()).toEqual(before);
  });

  it('after ten wrong passwords within the hour', async () => {
    const owner = await createOwner();
    for (let i = 0; i < 10; i += 1) await erase(owner, { password: 'wrong' });
    expect((await erase(owner)).status).toBe(429);
  });
});
