import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/pricing/estimate/route';
import type { Estimate } from '@/lib/notary/schema/requests';
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
const fromNobody = { basePrice: 75, travelFee: 0, totalPrice: 75, distanceMiles: null };

describe('POST /api/pricing/estimate, as a visitor', () => {
  it('counts the miles from the nearest notary', async () => {
    await buildNotary({ home: roundRock });
    await buildNotary({ home: sanMarcos, travelRadiusMiles: 60 });
    const answer = await visit();
    expect(answer.status).toBe(200);
    const { distanceMiles, ...prices } = answer.body as Estimate;
    expect(distanceMiles).toBeGreaterThan(15);
    expect(distanceMiles).toBeLessThan(20);
    const travelFee = Math.round(distanceMiles! * 65) / 100;
    expect(prices).toEqual({
      basePrice: 75,
      travelFee,
      totalPrice: Math.round((75 + travelFee) * 100) / 100,
    });
  });

  it('is without travel when the notary lives in the same ZIP code area', async () => {
    await buildNotary();
    expect((await visit()).body).toEqual({ ...fromNobody, distanceMiles: 0 });
  });

  it('has its own base for a service that takes longer', async () => {
    expect((await visit({ serviceType: 'real-estate' })).body).toEqual({
      basePrice: 125,
      travelFee: 0,
      totalPrice: 125,
      distanceMiles: null,
      uncovered: 'Austin, TX',
    });
  });

  it('is the base while nobody is near', async () => {
    await buildNotary({ home: 'Dallas, TX 75201' });
    expect((await visit()).body).toEqual({ ...fromNobody, uncovered: 'Austin, TX' });
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
    expect((await visit()).body).toEqual({ ...fromNobody, uncovered: 'Austin, TX' });
  });

  it('counts the way of somebody who is busy today: calendars are not looked at', async () => {
    const notary = await buildNotary();
    await query(
      `INSERT INTO notary_time_off (id, notary_id, starts_at, ends_at)
       VALUES (gen_random_uuid(), $1, now() - interval '1 day', now() + interval '1 day')`,
      [notary.actor.id],
    );
    expect((await visit()).body).toEqual({ ...fromNobody, distanceMiles: 0 });
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
    expect((await visit({ notaryId })).body).toEqual({ ...fromNobody, distanceMiles: 0 });
  });

  it('has no travel for a remote session, whatever is in the field for the address', async () => {
    await buildNotary({ home: roundRock });
    expect((await visit({ isRemote: true })).body).toEqual(fromNobody);
    expect((await visit({ isRemote: true, location: 'nowhere at all' })).body).toEqual(fromNobody);
  });

  it('is the base before an address is written', async () => {
    await buildNotary({ home: roundRock });
    expect((await visit({ location: ' ' })).body).toEqual(fromNobody);
    expect((await visit({ location: undefined })).body).toEqual(fromNobody);
  });

  it('has no travel for the service that takes place online, without a word of the session', async () => {
    await buildNotary({ home: roundRock });
    const remote = await visit({ serviceType: 'remote-online-notarization', isRemote: undefined });
    expect(remote.body).toEqual(fromNobody);
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
    expect(answer.body).toEqual({ ...fromNobody, distanceMiles: 0 });
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
    expect((await visit()).body).toEqual({ ...fromNobody, distanceMiles: 0 });
  });
});

describe('POST /api/pricing/estimate, with bad input', () => {
  const unknownPlace =
    'Please add the ZIP code, or the city and the state: 12 Main St, Austin, TX 78701. We send notaries within the 50 states.';
  it.each([
    ['no service', { serviceType: undefined }, { serviceType: 'Please choose a service.' }],
    ['an unknown service', { serviceType: 'exorcism' }, { serviceType: 'Please choose a service.' }],
    ['a place that is not known', { location: '12 Main St' }, { location: unknownPlace }],
    ['a place beyond the 50 states', { location: 'San Juan, PR 00901' }, { location: unknownPlace }],
    [
      'an overlong address',
      { location: 'x'.repeat(301) },
      { location: 'Please use at most 300 characters.' },
    ],
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
