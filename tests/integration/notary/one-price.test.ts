import fc from 'fast-check';
import { bodyOf, questionOf, startDraft } from '@/components/notary/client/request-form/draft';
import { clockOf, dayOf } from '@/components/notary/client/request-form/own-time';
import { POST as ESTIMATE } from '@/app/api/pricing/estimate/route';
import { POST as INVOICE } from '@/app/api/invoices/from-request/route';
import { GET as SEARCH } from '@/app/api/notaries/search/route';
import type { Invoice } from '@/lib/invoices/schema';
import { requestFormSchema, type RequestDraft } from '@/lib/notary/schema/request-form';
import type { Estimate, RequestView } from '@/lib/notary/schema/requests';
import type { NotaryListing } from '@/lib/notary/schema/search';
import { stopListening } from '@/lib/platform/events';
import { quoteFor } from '@/lib/pricing/rules/quote';
import { serviceOf, visitModes } from '@/lib/pricing/rules/service-types';
import { toCents } from '@/lib/values/money';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { buildRequest, postRequest, pricedInput } from '@/tests/support/requests';

afterAll(stopListening);

const places = {
  CA: 'Los Angeles, CA 90012',
  NY: 'New York, NY 10007',
  FL: 'Miami, FL 33131',
  TX: 'Austin, TX 78701',
} as const;
const hour = 60 * 60_000;

const asked = fc.record({
  state: fc.constantFrom(...(Object.keys(places) as (keyof typeof places)[])),
  isRemote: fc.boolean(),
  mode: fc.constantFrom(...visitModes),
  pages: fc.integer({ min: 1, max: 400 }),
  isRush: fc.boolean(),
  addDeedGuard: fc.boolean(),
});

type Asked = typeof asked extends fc.Arbitrary<infer A> ? A : never;

/** What a client has entered. Online a typed address is still there, of another state: it counts for nothing. */
function draftOf({ state, isRush, ...job }: Asked): RequestDraft {
  const at = new Date(Date.now() + (isRush ? hour / 2 : 30 * hour));
  const place = job.isRemote && state !== 'CA' ? places.CA : places[state];
  return {
    ...startDraft({ serviceType: 'legal', location: `1 Main St, ${place}` }),
    ...job,
    documentType: 'affidavit',
    appointmentDate: dayOf(at),
    appointmentTime: clockOf(at),
    pages: String(job.pages),
    state: job.isRemote ? state : '',
  };
}

/** Completed, as rows: what comes after the request is not this test's. */
async function billOf(id: string, notary: Person): Promise<Invoice> {
  await query(
    `UPDATE notary_requests SET status = 'completed', notary_id = $2, completed_at = now(), busy_from = now(),
       busy_to = now() + interval '1 hour' WHERE id = $1`,
    [id, notary.user.id],
  );
  const answer = await callRoute(INVOICE, { method: 'POST', url: '/x', as: notary, body: { requestId: id } });
  return answer.body as Invoice;
}

describe('The price of one visit', () => {
  it('is the same in the calculator, the form’s estimate, the request, its row and its bill', async () => {
    const client = await createOwner();
    const notary = await buildNotary({ home: 'Round Rock, TX 78664', office: 'Austin, TX 78702' });
    await fc.assert(
      fc.asyncProperty(asked, async (wanted) => {
        const { state, isRush, ...job } = wanted;
        const draft = draftOf(wanted);
        const body = questionOf(draft);
        const asking = await callRoute(ESTIMATE, { method: 'POST', url: '/x', as: client, body });
        const price = asking.body as Estimate;
        const { distanceMiles, ...estimate } = price;
        const calculator = quoteFor({
          service: serviceOf(job),
          state,
          pages: job.pages,
          miles: distanceMiles,
          isRush,
        });
        const addOn = job.addDeedGuard ? 25_00 : 0;
        const answer = await postRequest(client, bodyOf({ entered: requestFormSchema.parse(draft), price }));
        const request = answer.body as RequestView;
        await query(`UPDATE notary_requests SET created_at = created_at - interval '1 hour'`);
        const [row] = await query(
          'SELECT state, total_price_cents, tax_cents, rush_fee_cents, base_price_cents FROM notary_requests WHERE id = $1',
          [request.id],
        );
        const bill = await billOf(request.id, notary);
        await query('DELETE FROM invoice_items');
        await query('DELETE FROM invoices');

        expect(answer.status).toBe(201);
        expect(toCents(estimate.totalPrice)).toBe(calculator.totalCents);
        expect(estimate.travelFee === null).toBe(calculator.travelFeeCents === null);
        expect(toCents(request.totalPrice)).toBe(calculator.totalCents + addOn);
        expect(row).toEqual({
          state,
          total_price_cents: calculator.totalCents + addOn,
          tax_cents: calculator.taxCents,
          rush_fee_cents: calculator.rushFeeCents,
          base_price_cents: calculator.basePriceCents,
        });
        expect(toCents(bill.total)).toBe(calculator.totalCents + addOn);
        expect(toCents(bill.tax)).toBe(calculator.taxCents);
      }),
      { numRuns: 25 },
    );
  });

  it.each(['asap', 'week'])('is that of the booking list, %s', async (urgency) => {
    const notary = await buildNotary({ home: 'Round Rock, TX 78664' });
    const client = await createOwner();
    const location = '500 Congress Ave, Austin, TX 78701';
    const found = await callRoute(SEARCH, {
      url: `/api/notaries/search?${new URLSearchParams({ location, serviceType: 'legal', urgency })}`,
      as: client,
    });
    const [listing] = found.body as NotaryListing[];
    const appointmentDate = new Date(Date.now() + (urgency === 'asap' ? hour / 2 : 48 * hour)).toISOString();
    const input = await pricedInput(client, { appointmentDate, preferredNotaryId: notary.actor.id });
    expect(listing!.price).toBe(input.totalPrice);
  });

  it('has a rush two minutes ahead, and none two hours ahead', async () => {
    const client = await createOwner();
    const ahead = (minutes: number) => ({
      appointmentDate: new Date(Date.now() + minutes * 60_000).toISOString(),
    });
    expect(await buildRequest(client, ahead(2))).toMatchObject({ rushFee: 87.5, tax: 21, totalPrice: 283.5 });
    expect(await buildRequest(client, ahead(120))).toMatchObject({ rushFee: 0, tax: 14, totalPrice: 189 });
  });
});
