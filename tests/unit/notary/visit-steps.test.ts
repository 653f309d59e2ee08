import fc from 'fast-check';
import { demoAnswer, demoMark, namedAsDemo } from '@/lib/notary/rules/demo';
import { demoBeginsAt, demoDepartsAt } from '@/lib/notary/rules/demo-drive';
import { ARRIVAL_MILES, arrivalRefusal, hasCome, mayBegin } from '@/lib/notary/rules/visit-steps';

const hour = new Date('2026-11-20T15:00:00.000Z');
const before = (minutes: number, ms = 0) => new Date(hour.getTime() - minutes * 60_000 - ms);
const nobodyAgreed = { appointmentAt: hour, beginAgreedAt: null, playedAt: null };

describe('beginning a visit', () => {
  it.each([
    ['half an hour before', before(30), true],
    ['a moment earlier', before(30, 1), false],
    ['after the hour', before(-60), true],
  ])('is possible from half an hour before: %s', (_, at, expected) => {
    expect(mayBegin(nobodyAgreed, at)).toBe(expected);
  });

  it.each(['beginAgreedAt', 'playedAt'])('is possible at any time once %s is set', (name) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), (minutes) =>
        expect(mayBegin({ ...nobodyAgreed, [name]: before(600_000) }, before(minutes))).toBe(true),
      ),
    );
  });
});

describe('having come', () => {
  it.each([
    [{ isRemote: true, mode: 'mobile', arrivedAt: null }, true],
    [{ isRemote: false, mode: 'in-person', arrivedAt: null }, true],
    [{ isRemote: false, mode: 'mobile', arrivedAt: hour }, true],
    [{ isRemote: false, mode: 'mobile', arrivedAt: null }, false],
  ] as const)('%j: %s', (visit, expected) => expect(hasCome(visit)).toBe(expected));
});

describe('a position', () => {
  const place = { lat: 30.27, lng: -97.74 };
  const seen = (milesNorth: number, overrides = {}) => ({
    lat: place.lat + milesNorth / 69.094,
    lng: place.lng,
    accuracyMeters: 10,
    at: hour,
    ...overrides,
  });

  it.each([
    ['at the address', seen(0)],
    ['within the ZIP code area', seen(ARRIVAL_MILES - 0.01)],
    ['of ten minutes ago', seen(0, { at: before(10) })],
    ['without an accuracy', seen(0, { accuracyMeters: null })],
  ])('%s is an arrival', (_, report) => expect(arrivalRefusal(report, place, hour)).toBeNull());

  it.each([
    ['twelve miles away', seen(12), /about 12 miles from the address/],
    ['of eleven minutes ago', seen(0, { at: before(11) }), /don’t know where you are/],
    ['that is a guess', seen(0, { accuracyMeters: 1_001 }), /don’t know where you are/],
    ['that is not known', null, /don’t know where you are/],
  ])('%s is none, and says what to do', (_, report, words) => {
    const refusal = arrivalRefusal(report, place, hour);
    expect(refusal).toMatch(words);
    expect(refusal).toMatch('The notary is here');
  });
});

describe('a demo notary', () => {
  const visit = { appointmentAt: hour, isMobile: true, playedAt: null };

  it('sets off three minutes before the hour and begins at the hour', () => {
    expect([demoDepartsAt(visit), demoBeginsAt(visit)]).toEqual([before(3), hour]);
    expect(demoDepartsAt({ ...visit, isMobile: false })).toEqual(hour);
  });

  it('waits for nothing once the visit is played', () => {
    const played = { ...visit, playedAt: before(60) };
    expect([demoDepartsAt(played), demoBeginsAt(played)]).toEqual([null, null]);
  });

  it('is marked, and nobody else is', () => {
    expect([demoMark(true), demoMark(false)]).toEqual([{ demo: true }, {}]);
    expect([namedAsDemo('Rosa', true), namedAsDemo('Rosa', false)]).toEqual(['Rosa (demo notary)', 'Rosa']);
  });

  const standing = {
    status: 'assigned',
    isRemote: false,
    departedAt: null,
    arrivedAt: null,
    playedAt: null,
  } as const;

  it.each([
    ['what to bring', 'Which documents do you need?', {}, /photo ID/],
    ['before the hour', 'Hello', {}, /“Play it now”/],
    ['played', 'Hello', { playedAt: hour }, /begins in a moment/],
    ['on the way', 'Hello', { departedAt: hour }, /on the map/],
    ['there', 'Hello', { departedAt: hour, arrivedAt: hour }, /Nobody is at your door/],
    ['in progress', 'Hello', { status: 'in_progress', arrivedAt: hour } as const, /in progress/],
    ['remote', 'Hello', { isRemote: true }, /Nobody meets you by video/],
  ])('answers what is true: %s', (_, text, changes, words) => {
    const answer = demoAnswer(text, { ...standing, ...changes });
    expect(answer).toMatch(
      /^I am a demo notary: this answer is automatic, and no person reads your message\. /,
    );
    expect(answer).toMatch(words);
  });
});
