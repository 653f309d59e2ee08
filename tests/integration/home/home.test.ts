import { ownAccount } from '@/lib/accounts/queries/own-account';
import { getHome } from '@/lib/home/queries';
import type { NextStep } from '@/lib/home/schema';
import { askTogether } from '@/lib/platform/database/questions';
import { createOwner, forgetAddress, signInAgain, type Person } from '@/tests/support/actors';
import { buildAlert } from '@/tests/support/alerts';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { countQueries } from '@/tests/support/count-queries';
import { query } from '@/tests/support/database';
import { buildInvoice } from '@/tests/support/invoices';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { addMember, createPartner, openOnPlan } from '@/tests/support/organizations';

const homeOf = ({ actor }: Person) =>
  getHome(
    actor,
    askTogether({ account: ownAccount(actor) }).then(({ account }) => account),
  );
/** Of an owner, with what happened to the account. */
const QUERIES = 2;
const stepsOf = async (person: Person) => (await homeOf(person)).steps;
const keys = (steps: NextStep[]) => steps.map(({ key }) => key.replace(/-[\da-f-]{36}$/, ''));
const readAll = (person: Person) => () => homeOf(person);

describe('the home of an owner', () => {
  it('of somebody who is new asks for a guard alone, and does not say that they are back', async () => {
    const home = await homeOf(await createOwner());

    expect(keys(home.steps)).toEqual(['guard']);
    expect(home).toMatchObject({
      firstName: 'Ada',
      isBack: false,
      properties: [],
      counts: { locked: 0, due: 0, contested: 0, ended: 0 },
      requests: { listed: [], isNone: true, last: undefined },
      visits: { listed: [], isNone: true },
    });
  });

  it('has alerts that cannot wait first, the critical before the high', async () => {
    const owner = await createOwner();
    const high = await buildAlert(owner, { level: 'HIGH' });
    const critical = await buildAlert(owner);
    await buildAlert(owner, { level: 'MEDIUM' });
    await buildAlert(await createOwner());
    const resolved = await buildAlert(owner);
    await query("UPDATE alerts SET status = 'resolved' WHERE id = $1", [resolved]);
    expect((await stepsOf(owner)).map(({ key }) => key)).toEqual([
      `alert-${critical}`,
      `alert-${high}`,
      'guard',
    ]);
  });

  it('knows who was here before', async () => {
    const again = await signInAgain(await createOwner());
    expect((await homeOf(again)).isBack).toBe(true);
  });

  it.each([
    [
      'whose sign-ins of before are forgotten',
      'UPDATE users SET created_at = created_at - $1::interval',
      '2 hours',
    ],
    [
      'who stayed signed in overnight',
      'UPDATE sessions SET created_at = created_at - $1::interval',
      '13 hours',
    ],
  ])('knows somebody %s', async (_, sql, interval) => {
    const owner = await createOwner();
    await query(sql, [interval]);
    expect((await homeOf(owner)).isBack).toBe(true);
  });

  it('lists a request that is a step once, and the others below', async () => {
    const owner = await createOwner();
    const soon = await writeRequest(owner, { exhausted_at: new Date() });
    const later = await writeRequest(owner, { appointment_at: new Date(Date.now() + 9 * 24 * 60 * 60_000) });

    const home = await homeOf(owner);
    expect(keys(home.steps)).toEqual(['nobody', 'guard']);
    expect(home.steps[0]).toMatchObject({ action: { href: `/requests/${soon.id}` } });
    expect(home.requests.listed.map(({ id }) => id)).toEqual([later.id]);
  });

  it('knows the visit that was completed last, and goes on to list none', async () => {
    const owner = await createOwner();
    const { actor } = await buildNotary();
    const over = { status: 'completed', notary_id: actor.id } as const;
    await writeRequest(owner, { ...over, completed_at: new Date(Date.now() - 60_000) });
    const last = await writeRequest(owner, { ...over, completed_at: new Date() });

    const { requests } = await homeOf(owner);
    expect(requests).toMatchObject({ listed: [], isNone: true, last: { id: last.id, status: 'completed' } });
  });

  it('asks to pay a lock by its last day, and no more once it is paid', async () => {
    const owner = await createOwner();
    const { id } = await buildLock(owner);
    const [lock] = await query<{ payment_due_at: Date }>('SELECT payment_due_at FROM deed_locks');

    const [first] = await stepsOf(owner);
    expect(first).toMatchObject({
      key: `pay-${id}`,
      by: lock!.payment_due_at.toISOString(),
      action: { href: `/payment/deedguard?lock=${id}`, label: 'Pay $99' },
    });
    await buildPaidPayment(owner, { lockId: id });
    expect(keys(await stepsOf(owner))).toEqual(['guard']);
  });

  it('asks both sides of a contest for evidence', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const propertyAddress = '12 Main St, Austin, TX 78701';
    await buildLock(owner, { propertyAddress });
    await buildLock(other, { propertyAddress });

    expect(keys(await stepsOf(owner))).toEqual(['pay', 'evidence', 'guard']);
    expect(keys(await stepsOf(other))).toEqual(['pay', 'evidence', 'guard']);
  });

  it('asks for a draft to be sent', async () => {
    const owner = await createOwner();
    const { id } = await buildInvoice(owner);

    expect((await stepsOf(owner))[0]).toMatchObject({
      key: `draft-${id}`,
      action: { href: `/invoices/${id}`, label: 'Open the draft' },
    });
  });

  it('says of an address that counts as confirmed here nothing', async () => {
    const owner = await createOwner();
    await forgetAddress(owner);
    expect(keys(await stepsOf(owner))).toEqual(['guard']);
  });

  it('shows nothing of anybody else', async () => {
    const other = await createOwner();
    await buildLock(other);
    await buildInvoice(other);
    await writeRequest(other);

    const home = await homeOf(await createOwner());
    expect(keys(home.steps)).toEqual(['guard']);
    expect([...home.properties, ...home.requests.listed]).toEqual([]);
  });
});

describe('the home of a notary', () => {
  it('has the visit of today first, and a paper that lapses within 30 days', async () => {
    const notary = await buildNotary({ insuranceExpiresOn: inDays(10) });
    const request = await writeRequest(await createOwner(), {
      notary_id: notary.actor.id,
      appointment_at: new Date(Date.now() + 3 * 60 * 60_000),
    });

    const home = await homeOf(notary);
    expect(keys(home.steps)).toEqual(['visit', 'paper', 'guard']);
    expect(home.steps[0]).toMatchObject({ action: { href: `/requests/${request.id}` } });
    expect(home.visits).toEqual({ listed: [], isNone: false });
  });
});

describe('the home of a partner', () => {
  it('leads each member to the portal of the partner, by as many queries as any other', async () => {
    const partner = await createPartner({ name: 'Lone Star Title' });
    await createPartner({ name: 'Other Title' });
    const member = await createOwner();
    await addMember(partner, member);

    for (const person of [partner.owner, member]) {
      const steps = await stepsOf(person);
      expect(keys(steps)).toEqual(['portal', 'guard']);
      expect(steps[0]).toMatchObject({
        why: 'See how the programs of Lone Star Title are doing.',
        action: { href: '/partners/portal' },
      });
    }
    expect(await countQueries(readAll(member))).toBe(QUERIES);
  });

  it('leads nobody there whose partnership has ended', async () => {
    const { id, owner } = await createPartner();
    await query('UPDATE organizations SET ended_at = now() WHERE id = $1', [id]);

    expect(keys(await stepsOf(owner))).toEqual(['guard']);
  });

  it('leads nobody there whose organization stands on a plan', async () => {
    const owner = await createOwner();
    await openOnPlan(owner);

    expect(keys(await stepsOf(owner))).toEqual(['guard']);
  });
});

describe('a home with 200 properties, 500 requests and 2,000 events', () => {
  it('is read by as many queries as one with a few', async () => {
    const [few, many] = [await createOwner(), await createOwner()];
    await fill(few, { locks: 2, requests: 2, events: 2 });
    await fill(many, { locks: 200, requests: 500, events: 2_000 });
    await readAll(few)();

    const forFew = await countQueries(readAll(few));
    const forMany = await countQueries(readAll(many));
    expect(forFew).toBe(QUERIES);
    expect(forMany).toBe(forFew);
  });

  it('lists the few that come first', async () => {
    const many = await createOwner();
    await fill(many, { locks: 200, requests: 500, events: 2_000 });

    const home = await homeOf(many);
    expect(home.properties).toHaveLength(5);
    expect(home.requests.listed).toHaveLength(5);
    expect(home.counts).toMatchObject({ locked: 200, due: 200 });
    expect(home.steps.length).toBeLessThan(40);
  });
});

function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** Copies of one lock and one request that were made as usual, with events of the request. */
async function fill(
  owner: Person,
  { locks, requests, events }: Record<'locks' | 'requests' | 'events', number>,
) {
  const lock = await buildLock(owner);
  await copyRows('deed_locks', lock.id, {
    count: locks - 1,
    changed: { property_key: 'gen_random_uuid()::text' },
  });
  const request = await writeRequest(owner);
  await copyRows('notary_requests', request.id, { count: requests - 1, changed: {} });
  await query(
    `INSERT INTO audit_events (id, actor_id, type, subject_id, data, created_at)
     SELECT gen_random_uuid(), NULL, 'request.created', $1, '{}', now() - make_interval(secs => n)
     FROM generate_series(1, $2::int) AS n`,
    [request.id, events],
  );
}

async function copyRows(
  table: 'deed_locks' | 'notary_requests',
  id: string,
  { count, changed }: { count: number; changed: Record<string, string> },
): Promise<void> {
  const columns = await query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => (name === 'id' ? 'gen_random_uuid()' : (changed[name] ?? name)));
  await query(
    `INSERT INTO ${table} (${names.join(', ')})
     SELECT ${values.join(', ')} FROM ${table}, generate_series(1, $2::int) WHERE id = $1`,
    [id, count],
  );
}
