import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/pricing/estimate/route';
import type { Estimate } from '@/lib/notary/schema/requests';
import { quoteFor } from '@/lib/pricing/rules/quote';
import { pricedMiles } from '@/lib/values/miles';
import { toDollars } from '@/lib/values/money';
import { visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { austin } from '@/tests/support/requests';
import { snapshot } from '@/tests/support/rows';

const estimate = (body: unknown) =>
  callRoute(POST, { method: 'POST', url: '/api/pricing/estimate', as: visitor, body });
const visit = (overrides: Record<string, unknown> = {}) =>
  estimate({ serviceType: 'legal', isRemote: false, location: austin, ...overrides });
/** Some 17 miles in a straight line from Congress Avenue; San Marcos is some 28. */
const roundRock = 'Round Rock, TX 78664';
const sanMarcos = 'San Marcos, TX 78666';
/** A mobile visit of one page in Texas. */
const base = { basePrice: 175, rushFee: 0, tax: 14, totalPrice: 189 };
const fromNobody = { ...base, travelFee: null, distanceMiles: null };
const fromNextDoor = { ...base, travelFee: 0, distanceMiles: 0 };
const remote = { basePrice: 125, travelFee: 0, tax: 10, totalPrice: 135, distanceMiles: null };

describe('POST /api/pricing/estimate, as a visitor', () => {
  it('counts the miles from the nearest notary', async () => {
    await buildNotary({ home: roundRock });
    await buildNotary({ home: sanMarcos, travelRadiusMiles: 60 });
    const answer = await visit();
    expect(answer.status).toBe(200);
    const { distanceMiles } = answer.body as Estimate;
    expect(distanceMiles).toBeCloseTo(22.6, 1);
    const quote = quoteFor({ service: 'mobile', state: 'TX', pages: 1, miles: distanceMiles, isRush: false });
    const travelFee = toDollars(quote.travelFeeCents!);
    const note = pricedMiles(distanceMiles!);
    expect(answer.body).toEqual({
      basePrice: 175,
      travelFee,
      rushFee: 0,
      tax: toDollars(quote.taxCents),
      totalPrice: toDollars(quote.totalCents),
      lines: [
        { name: 'Base price', note: 'mobile notary, 1 page', amount: 175, payee: 'notary' },
        { name: 'Travel fee', note, amount: travelFee, payee: 'notary' },
        { name: 'Tax', note: '8%', amount: toDollars(quote.taxCents), payee: 'tax' },
      ],
      travelPerMile: 0.65,
      distanceMiles,
      place: 'Austin, TX 78701',
      office: null,
    });
  });

  it('counts no rush for a time that has passed', async () => {
    const appointmentDate = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
    expect((await visit({ appointmentDate })).body).toMatchObject({ rushFee: 0 });
  });

  it('says that who could come is a demo notary, and nothing of the kind of anybody else', async () => {
    const appointmentDate = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    const person = await buildNotary();
    expect((await visit({ appointmentDate })).body).not.toHaveProperty('isDemo');
    await query('UPDATE notary_profiles SET is_available = false WHERE user_id = $1', [person.user.id]);
    await buildNotary({ isDemo: true });
    for (const place of [{}, { isRemote: true, location: undefined }]) {
      expect((await visit({ ...place, appointmentDate })).body).toMatchObject({ isDemo: true });
    }
  });

  it('says when nobody who could do it is free at the hour, and nothing of an hour that somebody is', async () => {
    const notary = await buildNotary({ office: '100 Main St, Austin, TX 78701' });
    const appointmentDate = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    const modes = [{ mode: 'mobile' }, { mode: 'in-person' }, { isRemote: true, location: undefined }];
    for (const mode of modes) {
      expect((await visit({ ...mode, appointmentDate })).body).not.toHaveProperty('nobodyFree');
    }
    await query(
      `INSERT INTO notary_time_off (id, notary_id, starts_at, ends_at)
       VALUES (gen_random_uuid(), $1, now(), now() + interval '3 days')`,
      [notary.user.id],
    );
    for (const mode of modes) {
      expect((await visit({ ...mode, appointmentDate })).body).toMatchObject({ nobodyFree: true });
      expect((await visit(mode)).body).not.toHaveProperty('nobodyFree');
    }
  });

  it('is without travel when the notary lives in the same ZIP code area', async () => {
    await buildNotary();
    expect((await visit()).body).toMatchObject(fromNextDoor);
  });

  it('is the same whatever the service is about', async () => {
    expect((await visit({ serviceType: 'real-estate' })).body).toMatchObject(fromNobody);
  });

  it('leaves travel open while nobody is near, and says what a mile costs', async () => {
    await buildNotary({ home: 'Dallas, TX 75201' });
    const answer = await visit();
    expect(answer.body).toMatchObject({ ...fromNobody, travelPerMile: 0.65 });
    expect((answer.body as Estimate).lines[1]).toEqual({
      name: 'Travel fee',
      note: 'travel from $0.65 a mile, shown when a notary is found',
      amount: null,
      payee: 'notary',
    });
  });

  it('counts the state’s rate, the pages and the rush', async () => {
    const soon = new Date(Date.now() + 50 * 60_000).toISOString();
    const asked = { location: 'Los Angeles, CA 90012', pages: 3, appointmentDate: soon };
    // 1.2 × (175 + 2 × 15) = 246; half of it for the rush; 8% of 369.
    expect((await visit(asked)).body).toMatchObject({
      basePrice: 246,
      travelFee: null,
      rushFee: 123,
      tax: 29.52,
      totalPrice: 398.52,
    });
    const later = new Date(Date.now() + 61 * 60_000).toISOString();
    expect((await visit({ ...asked, appointmentDate: later })).body).toMatchObject({ rushFee: 0 });
  });

  it('has no travel at the notary’s office, and says in which city the nearest is', async () => {
    await buildNotary({ office: '9 Main St, Round Rock, TX 78664' });
    await buildNotary({ home: 'Austin, TX 78701' });
    expect((await visit({ mode: 'in-person' })).body).toMatchObject({
      basePrice: 150,
      travelFee: 0,
      totalPrice: 162,
      office: 'Round Rock, TX 78664',
    });
  });

  it('names no office where none is within 25 miles, or it is in another state', async () => {
    await buildNotary({ office: 'San Marcos, TX 78666' });
    expect((await visit({ mode: 'in-person' })).body).toMatchObject({ travelFee: 0, office: null });
  });

  it.each([
    ['is not verified', { isVerified: false }],
    ['is not available', { isAvailable: false }],
    ['does not come this far', { travelRadiusMiles: 10 }],
    ['does not work in this state', { states: ['NY'] }],
    ['does not do this', { serviceTypes: ['estate'] }],
    ['has a commission that lapsed', { commissionExpiresOn: '2020-12-31' }],
    ['has no bond', { bondExpiresOn: null }],
    ['has an insurance that lapsed', { insuranceExpiresOn: '2020-12-31' }],
  ])('does not count the way of somebody who %s', async (_, options) => {
    await buildNotary({ home: roundRock, ...options });
    expect((await visit()).body).toMatchObject({ ...fromNobody, uncovered: 'Austin, TX' });
  });

  it('counts the way of somebody who is busy today: calendars are not looked at', async () => {
    const notary = await buildNotary();
    await query(
      `INSERT INTO notary_time_off (id, notary_id, starts_at, ends_at)
       VALUES (gen_random_uuid(), $1, now() - interval '1 day', now() + interval '1 day')`,
      [notary.actor.id],
    );
    expect((await visit()).body).toMatchObject(fromNextDoor);
  });

  it('counts the way of the notary who is named', async () => {
    await buildNotary();
    const notary = await buildNotary({ home: roundRock });
    const { distanceMiles } = (await visit({ notaryId: notary.actor.id })).body as Estimate;
    expect(distanceMiles).toBeGreaterThan(15);
  });

  it.each([
    ['could not come', async () => (await buildNotary({ home: 'Dallas, TX 75201' })).actor.id],
    ['does not exist', () => Promise.resolve(randomUUID())],
  ])('counts the nearest one’s way when the named notary %s', async (_, nameSomebody) => {
    await buildNotary();
    const notaryId = await nameSomebody();
    expect((await visit({ notaryId })).body).toMatchObject(fromNextDoor);
  });

  it('has no travel for a remote session, whatever is in the field for the address', async () => {
    await buildNotary({ home: roundRock });
    expect((await visit({ isRemote: true })).body).toMatchObject(remote);
    expect((await visit({ isRemote: true, location: 'nowhere at all' })).body).toMatchObject(remote);
    expect((await visit({ isRemote: true, location: undefined })).body).toMatchObject(remote);
  });

  it('counts the state in which the client of a remote session is', async () => {
    const inNewYork = { basePrice: 143.75, travelFee: 0, tax: 11.5, totalPrice: 155.25 };
    for (const asked of [{ state: 'NY', location: undefined }, { state: ' ny ' }]) {
      expect((await visit({ isRemote: true, ...asked })).body).toMatchObject(inNewYork);
    }
    const byAddress = await visit({ isRemote: true, location: 'New York, NY 10007' });
    expect(byAddress.body).toMatchObject(inNewYork);
    expect((await visit({ isRemote: true, location: undefined, state: '' })).body).toMatchObject(remote);
    expect((await visit({ state: 'NY' })).body).toMatchObject(fromNobody);
  });

  it('keeps the service’s base before an address is written, and while it is half written', async () => {
    await buildNotary({ home: roundRock });
    for (const location of [' ', undefined, '12 Main St', 'San Juan, PR 00901']) {
      expect((await visit({ location })).body).toMatchObject({ ...fromNobody, place: null });
    }
  });

  it('has no travel for the service that takes place online, without a word of the session', async () => {
    await buildNotary({ home: roundRock });
    const online = await visit({ serviceType: 'remote-online-notarization', isRemote: undefined });
    expect(online.body).toMatchObject(remote);
  });

  it('says where nobody covers the place, before anything is sent', async () => {
    await buildNotary();
    const { body } = await visit({ location: 'Anchorage, AK' });
    expect(body).toMatchObject({ uncovered: 'Anchorage, AK', distanceMiles: null });
    expect((await visit()).body).not.toHaveProperty('uncovered');
  });

  it('asks about a ZIP code that is elsewhere than the city', async () => {
    expect((await visit({ location: 'Miami, FL 99501' })).body).toMatchObject({
      placeQuestion:
        '99501 is Anchorage, AK. Did you mean Anchorage, AK 99501, or Miami, FL with its own ZIP code?',
    });
  });

  it('takes a visit for granted', async () => {
    await buildNotary();
    const answer = await visit({ isRemote: undefined });
    expect(answer.body).toMatchObject(fromNextDoor);
  });
});

describe('POST /api/pricing/estimate, as a notary', () => {
  it('does not count one’s own home: nobody notarizes for themselves', async () => {
    const client = await buildNotary();
    await buildNotary({ home: roundRock });
    const body = { serviceType: 'legal', location: austin };
    const url = '/api/pricing/estimate';
    const own = await callRoute(POST, { method: 'POST', url, as: client, body });
    expect((own.body as Estimate).distanceMiles).toBeGreaterThan(15);
    expect((await visit()).body).toMatchObject(fromNextDoor);
  });
});

describe('POST /api/pricing/estimate, with bad input', () => {
  it.each([
    ['no service', { serviceType: undefined }, { serviceType: 'Please choose a service.' }],
    ['an unknown service', { serviceType: 'exorcism' }, { serviceType: 'Please choose a service.' }],
    ['no page at all', { pages: 0 }, { pages: 'Please enter at least 1 page.' }],
    ['half a page', { pages: 1.5 }, { pages: 'Please enter a whole number of pages.' }],
    ['more pages than a price is for', { pages: 10_001 }, { pages: 'Please enter at most 10,000 pages.' }],
    ['another way to meet', { mode: 'by-mail' }, { mode: 'Please choose mobile or in-person.' }],
    [
      'a date that is none',
      { appointmentDate: 'soon' },
      { appointmentDate: 'Please choose a date and a time.' },
    ],
    [
      'an overlong address',
      { location: 'x'.repeat(301) },
      { location: 'Please use at most 300 characters.' },
    ],
    [
      'a state that is none',
      { isRemote: true, state: 'PR' },
      { state: 'Please choose one of the 50 states, or none.' },
    ],
    ['a state in words', { isRemote: true, state: 'Texas' }, { state: 'Please choose a state.' }],
    ['a notary who is no id', { notaryId: 'Ada' }, { notaryId: expect.any(String) }],
    ['a remote that is not yes or no', { isRemote: 'maybe' }, { isRemote: expect.any(String) }],
  ])('refuses %s', async (_, overrides, fields) => {
    const before = await snapshot();
    const answer = await visit(overrides);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message: expect.any(String), code: 'validation_failed', fields });
    expect(await snapshot()).toEqual(before);
  });
});
