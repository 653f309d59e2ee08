import { GET } from '@/app/api/invoices/route';
import type { Invoice } from '@/lib/invoices/schema';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice, fillInvoices } from '@/tests/support/invoices';

const list = (as: Person | null, search = '') => callRoute(GET, { url: `/api/invoices${search}`, as });
const numbersOf = async (as: Person, search = '') =>
  ((await list(as, search)).body as Invoice[]).map(({ number }) => number);

/** Follows the links until there is none. */
async function walk(as: Person, search = '') {
  const pages: string[][] = [];
  let next: string | undefined = search;
  while (next !== undefined) {
    const answer = await list(as, next);
    pages.push((answer.body as Invoice[]).map(({ number }) => number));
    next = /^<\/api\/invoices(\?.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return pages;
}

const moveTo = (id: string, set: string) => query(`UPDATE invoices SET ${set} WHERE id = $1`, [id]);

describe('GET /api/invoices', () => {
  it('answers a visitor 401', async () => {
    expect((await list(visitor)).status).toBe(401);
  });

  it('gives the own invoices as they are, the newest first', async () => {
    const issuer = await createOwner();
    const first = await buildInvoice(issuer);
    const second = await buildInvoice(issuer);
    const answer = await list(issuer);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([second, first]);
    expect(answer.headers.get('link')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('hides those of everybody else, in the list, in a search and behind a page', async () => {
    const [issuer, other] = [await createOwner(), await createOwner()];
    const { id } = await buildInvoice(issuer);

    expect((await list(other)).body).toEqual([]);
    expect((await list(other, '?search=Grace')).body).toEqual([]);
    const behind = await list(other, `?after=${id}`);
    expect(behind.status).toBe(404);
    expect(behind.body).toEqual({ message: 'There is no such page of invoices.', code: 'not_found' });
  });

  it('shows an admin those of all', async () => {
    const first = await buildInvoice(await createOwner());
    const second = await buildInvoice(await createOwner());
    expect((await list(await createAdmin())).body).toEqual([second, first]);
  });

  it.each([
    ['at the same time', `'2026-11-20T12:00:00Z'::timestamptz`],
    ['by two at a time', `'2026-11-20T12:00:00Z'::timestamptz - (n / 2) * interval '1 second'`],
    ['around the ends of pages', `'2026-11-20T12:00:00Z'::timestamptz - (n / 7) * interval '1 second'`],
  ])('goes through 120 that were made %s without losing or repeating any', async (_, at) => {
    const issuer = await createOwner();
    await fillInvoices(issuer, 120, at);
    await fillInvoices(await createOwner(), 60, at);
    const pages = await walk(issuer);

    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    expect(new Set(pages.flat()).size).toBe(120);
  });

  it('keeps its place when invoices are made meanwhile, and when the last of a page changes', async () => {
    const issuer = await createOwner();
    await fillInvoices(issuer, 60, `'2026-11-20T12:00:00Z'::timestamptz - n * interval '1 second'`);
    const first = await list(issuer, '?status=draft');
    await fillInvoices(issuer, 1, `'2026-11-20T12:00:01Z'::timestamptz`, 61);
    const last = (first.body as Invoice[]).at(-1)!;
    await moveTo(last.id, `status = 'void', voided_at = now()`);
    const { body } = await list(issuer, `?status=draft&after=${last.id}`);
    expect((body as Invoice[]).map(({ number }) => number)).toEqual(
      Array.from({ length: 10 }, (_, index) => `INV-2026-00${index + 51}`),
    );
  });

  it('takes the filter along to the next page', async () => {
    const issuer = await createOwner();
    await fillInvoices(issuer, 120, `'2026-11-20T12:00:00Z'::timestamptz - n * interval '1 second'`);
    const pages = await walk(issuer, '?status=draft&search=client+1');
    expect(pages.map((page) => page.length)).toEqual([32]);
    expect((await walk(issuer, '?status=draft&search=client')).map((page) => page.length)).toEqual([
      50, 50, 20,
    ]);
  });

  it('filters by status', async () => {
    const issuer = await createOwner();
    const [draft, sent, paid, gone] = [
      await buildInvoice(issuer),
      await buildInvoice(issuer),
      await buildInvoice(issuer),
      await buildInvoice(issuer),
    ];
    await moveTo(sent.id, `status = 'sent', sent_at = now()`);
    await moveTo(paid.id, `status = 'paid', paid_at = now(), payment_method = 'manual'`);
    await moveTo(gone.id, `status = 'void', voided_at = now()`);
    for (const [status, { number }] of Object.entries({ draft, sent, paid, void: gone })) {
      expect(await numbersOf(issuer, `?status=${status}`)).toEqual([number]);
    }
    expect(await numbersOf(issuer, '?status=')).toHaveLength(4);
  });

  it('says what is still to be paid: nothing of one that is paid or void', async () => {
    const issuer = await createOwner();
    const [paid, gone] = [await buildInvoice(issuer), await buildInvoice(issuer)];
    await moveTo(paid.id, `status = 'paid', paid_at = '2026-11-20T12:00:00Z', payment_method = 'manual'`);
    await moveTo(gone.id, `status = 'void', voided_at = '2026-11-20T12:00:00Z'`);
    expect((await list(issuer)).body).toMatchObject([
      { balance: 0, paid: false, voidedAt: '2026-11-20T12:00:00.000Z' },
      { balance: 0, paid: true, paidAt: '2026-11-20T12:00:00.000Z', paymentMethod: 'manual' },
    ]);
  });

  it.each([
    ['the number', 'inv-2026-0007'],
    ['the name', 'LOVELACE'],
    ['the company', 'star tit'],
    ['the e-mail', '@star.example'],
    ['the property', 'bluebonnet'],
  ])('finds a part of %s, whatever the case', async (_, search) => {
    const issuer = await createOwner();
    const wanted = await buildInvoice(issuer);
    await buildInvoice(issuer);
    await query(
      `UPDATE invoices SET number = 'INV-2026-0007', bill_to_name = 'Ada Lovelace', bill_to_company = 'Lone Star Title',
         bill_to_email = 'ada@star.example', property = '7 Bluebonnet Lane' WHERE id = $1`,
      [wanted.id],
    );
    expect(await numbersOf(issuer, `?search=${encodeURIComponent(search)}`)).toEqual(['INV-2026-0007']);
  });

  it('lets an admin look for whoever made it', async () => {
    const issuer = await createOwner();
    await buildInvoice(issuer);
    const { number } = await buildInvoice(issuer);
    await query(`UPDATE invoices SET issuer_name = 'Noah Notary' WHERE number = $1`, [number]);
    expect(await numbersOf(await createAdmin(), '?search=noah')).toEqual([number]);
    expect(await numbersOf(issuer, '?search=noah')).toEqual([]);
  });

  it('tells two alike numbers of two issuers apart by the name beside them', async () => {
    const [first, second] = [await createOwner(), await createOwner()];
    const { id, number } = await buildInvoice(first);
    const other = await buildInvoice(second);
    expect(other.number).toBe(number);
    await query(`UPDATE invoices SET issuer_name = 'Noah Notary' WHERE id = $1`, [id]);
    const admin = await createAdmin();
    const idsOf = async (search: string) =>
      ((await list(admin, `?search=${encodeURIComponent(search)}`)).body as Invoice[]).map((each) => each.id);

    expect(await idsOf(number)).toHaveLength(2);
    expect(await idsOf(`${number} from Noah Notary`)).toEqual([id]);
    expect(await idsOf(`noah ${number.toLowerCase()}`)).toEqual([id]);
    expect(await idsOf(`${number} from Nobody`)).toEqual([]);
  });

  it.each(['%', '_', '\\', "'"])('takes %s in a search for the sign that it is', async (sign) => {
    const issuer = await createOwner();
    await buildInvoice(issuer);
    const { number } = await buildInvoice(issuer, { billTo: { name: `Grace ${sign} Co` } });
    expect(await numbersOf(issuer, `?search=${encodeURIComponent(`e ${sign} c`)}`)).toEqual([number]);
    expect(await numbersOf(issuer, `?search=${encodeURIComponent(sign)}`)).toEqual([number]);
  });

  it.each(['?status=open', '?after=first', `?search=${'x'.repeat(201)}`, '?search=%00', '?search=a%00b'])(
    'refuses %s',
    async (search) => {
      expect((await list(await createOwner(), search)).status).toBe(422);
    },
  );
});
