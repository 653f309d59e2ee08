import { DELETE as deleteAccount } from '@/app/api/users/[userId]/route';
import { POST as lockDeed } from '@/app/api/deedguard/lock-deed/route';
import { createNotary, createOwner, type Person } from '@/tests/support/actors';
import { buildLock, buildPaidPayment, lockInput } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { callRoute } from '@/tests/support/http';
import { buildInvoice, buildSentInvoice } from '@/tests/support/invoices';
import { giveProfile, writeRequest } from '@/tests/support/notary';
import { givePlan } from '@/tests/support/plans';
import { snapshot } from '@/tests/support/rows';

const erase = (as: Person) =>
  callRoute(deleteAccount, {
    method: 'DELETE',
    params: { userId: as.actor.id },
    as,
    body: { password: testPassword },
  });

async function buildVisit(owner: Person, status: string): Promise<{ id: string; notary: Person }> {
  const notary = await createNotary();
  await giveProfile(notary.actor.id);
  const { id } = await writeRequest(owner, { status, notary_id: notary.actor.id });
  return { id, notary };
}

async function billVisit(owner: Person, status: 'draft' | 'sent'): Promise<void> {
  const { id, notary } = await buildVisit(owner, 'completed');
  const build = status === 'draft' ? buildInvoice : buildSentInvoice;
  const invoice = await build(notary);
  await query('UPDATE invoices SET request_id = $2 WHERE id = $1', [invoice.id, id]);
}

async function dispute(owner: Person): Promise<void> {
  await query(
    `INSERT INTO payment_disputes (id, provider_id, payment_id, status, reason, amount_cents, created_at)
     SELECT gen_random_uuid(), 'dp_1', id, 'needs_response', 'fraudulent', 9900, now() FROM payments WHERE user_id = $1`,
    [owner.actor.id],
  );
}

const payments = (owner: Person, what: string) =>
  query(`UPDATE payments SET ${what} WHERE user_id = $1`, [owner.actor.id]);

type Case = [string, kind: string, prepare: (owner: Person) => Promise<unknown>];

const cases: Case[] = [
  ['a lock is due', 'locks', (owner) => buildLock(owner)],
  [
    'a lock is in force',
    'locks',
    async (owner) => buildPaidPayment(owner, { lockId: (await buildLock(owner)).id }),
  ],
  ['a request looks for a notary', 'requests', (owner) => writeRequest(owner)],
  ['a visit is ahead', 'requests', (owner) => buildVisit(owner, 'assigned')],
  ['a visit is under way', 'requests', (owner) => buildVisit(owner, 'in_progress')],
  ['a bill of a visit is not paid', 'bills', (owner) => billVisit(owner, 'sent')],
  ['a bill of a visit is not sent yet', 'bills', (owner) => billVisit(owner, 'draft')],
  ['an invoice of theirs is a draft', 'invoices', (owner) => buildInvoice(owner)],
  ['an invoice of theirs is not paid', 'invoices', (owner) => buildSentInvoice(owner)],
  ['a plan is in force', 'plan', (owner) => givePlan(owner)],
  ['money was paid and not used yet', 'credits', (owner) => buildPaidPayment(owner)],
  [
    'a refund is in progress',
    'refunds',
    async (owner) => {
      await buildPaidPayment(owner);
      await payments(owner, "refund_status = 'pending', refund_asked_at = now()");
    },
  ],
  [
    'a payment is disputed',
    'disputes',
    async (owner) => {
      await buildPaidPayment(owner);
      await payments(owner, "succeeded_at = now() - interval '60 days'");
      await dispute(owner);
    },
  ],
];

describe('DELETE /api/users/[userId], with something to be settled', () => {
  it.each(cases)('is refused while %s, says so, and changes nothing', async (_, kind, prepare) => {
    const owner = await createOwner();
    await prepare(owner);
    const before = await snapshot();

    const answer = await erase(owner);

    expect(answer.status).toBe(409);
    const { fields, message } = answer.body as { fields: Record<string, string>; message: string };
    expect(Object.keys(fields)).toEqual([kind]);
    expect(message).toBe(`Your account cannot be deleted yet. ${fields[kind]}`);
    expect(await snapshot()).toEqual(before);
  });

  it('is refused to a notary whom a client counts on', async () => {
    const { notary } = await buildVisit(await createOwner(), 'assigned');
    expect((await erase(notary)).body).toMatchObject({ fields: { visits: expect.any(String) } });
  });

  it('says until when a plan runs that was cancelled already', async () => {
    const owner = await createOwner();
    await givePlan(owner);
    await query("UPDATE plan_subscriptions SET cancels_at = '2099-03-05T10:00:00Z'");
    expect((await erase(owner)).body).toMatchObject({
      fields: {
        plan: expect.stringMatching(/^Your plan is cancelled and runs until March 5, 2099 \(UTC\)\./),
      },
    });
  });

  it('names everything at once, with how many', async () => {
    const owner = await createOwner();
    await buildLock(owner);
    await buildLock(owner);
    await writeRequest(owner);
    const { fields } = (await erase(owner)).body as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual(['locks', 'requests']);
    expect(fields.locks).toMatch(/^2 locks are in force or wait to be paid\./);
    expect(fields.requests).toMatch(/^A notary request of yours is open\./);
  });
});

const harmless: [string, (owner: Person) => Promise<unknown>][] = [
  [
    'a payment that cannot go back any longer',
    async (owner) => {
      await buildPaidPayment(owner);
      await payments(owner, "succeeded_at = now() - interval '31 days'");
    },
  ],
  [
    'a plan that was cancelled and has run out',
    async (owner) => {
      await givePlan(owner);
      await query("UPDATE plan_subscriptions SET cancels_at = now() - interval '1 minute'");
    },
  ],
  [
    'an invoice that a stranger sent to their address',
    async ({ user }) =>
      buildSentInvoice(await createNotary(), { billTo: { name: 'You', email: user.email } }),
  ],
  ['a visit that was cancelled', (owner) => writeRequest(owner, { status: 'cancelled' })],
];

describe('DELETE /api/users/[userId], with what does not hinder', () => {
  it.each(harmless)('is done despite %s', async (_, prepare) => {
    const owner = await createOwner();
    await prepare(owner);
    expect((await erase(owner)).status).toBe(204);
  });
});

describe('a lock and the deletion of its account at the same moment', () => {
  it('never leave a lock behind that nobody owns', async () => {
    const owner = await createOwner();
    const [locked, erased] = await Promise.all([
      callRoute(lockDeed, { method: 'POST', url: '/api/deedguard/lock-deed', as: owner, body: lockInput() }),
      erase(owner),
    ]);
    expect([
      [201, 409],
      [401, 204],
    ]).toContainEqual([locked.status, erased.status]);
    const [left] = await query<{ locks: number; gone: boolean }>(
      `SELECT (SELECT count(*)::int FROM deed_locks) AS locks, deleted_at IS NOT NULL AS gone FROM users WHERE id = $1`,
      [owner.actor.id],
    );
    expect(left).toEqual(erased.status === 204 ? { locks: 0, gone: true } : { locks: 1, gone: false });
  });
});
