import { acceptRefusal, offerRefusal } from '@/lib/notary/rules/offer-answer';
import { bookingEventSchema } from '@/lib/webhooks/schema/events';
import { latestArrival } from '@/lib/notary/rules/wanted';
import { isTooLate, offerExpiresAt, offerMinutes, SEARCH_ENDS } from '@/lib/notary/rules/offer-window';

const at = new Date('2026-11-20T15:00:00.000Z');
const minutesLater = (minutes: number, ms = 0) => new Date(at.getTime() + minutes * 60_000 + ms);

describe('the time to answer an offer', () => {
  it.each([
    [0, 2],
    [60, 2],
    [60.1, 15],
    [60 * 24 * 30, 15],
  ])('for an appointment in %d minutes is %d minutes', (ahead, minutes) => {
    const expiresAt = offerExpiresAt(at, minutesLater(ahead));
    expect(expiresAt).toEqual(minutesLater(minutes));
    expect(offerMinutes(at, expiresAt)).toBe(minutes);
  });

  it('ends for good a quarter of an hour after the appointment, as every text says', () => {
    expect(isTooLate(at, minutesLater(15, -1))).toBe(false);
    expect(isTooLate(at, minutesLater(15))).toBe(true);
    expect(SEARCH_ENDS).toBe('15 minutes after the time of the appointment');
    expect(bookingEventSchema.shape.cancelled_by.description).toContain(
      `no notary had accepted by ${SEARCH_ENDS}.`,
    );
  });
});

describe('an offer', () => {
  const open = { status: 'open', expiresAt: minutesLater(2), requestStatus: 'pending' } as const;

  it('can be answered until its time is up', () => {
    expect(offerRefusal(open, minutesLater(2, -1))).toBeNull();
    expect(offerRefusal(open, minutesLater(2))).toMatch('The time to answer this offer is up');
  });

  it.each([
    ['accepted', 'You have already accepted this offer.'],
    ['declined', 'You have already declined this offer.'],
    ['expired', 'The time to answer this offer is up'],
    ['withdrawn', 'This request was taken or cancelled'],
  ] as const)('that is %s cannot be answered', (status, message) => {
    expect(offerRefusal({ ...open, status }, at)).toMatch(message);
  });

  it.each(['assigned', 'in_progress', 'completed', 'cancelled'] as const)(
    'of a request that is %s cannot be answered',
    (requestStatus) => {
      expect(offerRefusal({ ...open, requestStatus }, at)).toMatch('This request was taken or cancelled');
    },
  );
});

describe('being there in time', () => {
  it('is within the hour of the asking, or at the hour of the appointment when that is later', () => {
    expect(latestArrival(minutesLater(10), at)).toEqual(minutesLater(60));
    expect(latestArrival(minutesLater(61), at)).toEqual(minutesLater(61));
  });
});

describe('accepting', () => {
  it.each([
    ['not_verified', 'not verified'],
    ['commission_lapsed', 'commission'],
    ['bond_lapsed', 'bond'],
    ['insurance_lapsed', 'insurance'],
  ] as const)('is refused for the reason %s', (reason, word) => {
    expect(acceptRefusal(['too_far', reason])).toMatch(word);
  });

  it('is the notary’s own choice in everything else', () => {
    expect(
      acceptRefusal(['already_asked', 'unavailable', 'too_far', 'busy', 'time_off', 'service_not_offered']),
    ).toBeNull();
  });
});
