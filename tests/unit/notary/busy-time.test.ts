import fc from 'fast-check';
import { appointmentMinutes, busyTime } from '@/lib/notary/rules/busy-time';
import { dayOf, neededService } from '@/lib/notary/rules/eligibility';
import { searchWindow } from '@/lib/notary/rules/search-window';

const appointmentAt = new Date('2026-11-21T16:00:00.000Z');

describe('the time that an appointment takes', () => {
  it.each([
    ['real-estate', 90],
    ['financial', 90],
    ['legal', 60],
    ['remote-online-notarization', 60],
  ])('is, for %s, %d minutes', (service, minutes) => {
    expect(appointmentMinutes(service)).toBe(minutes);
  });

  it('begins with the way there and ends with the way back', () => {
    // 10 miles in a straight line are 13 by road: 28 minutes.
    expect(busyTime({ appointmentAt, serviceType: 'legal', distanceMiles: 10 })).toEqual({
      from: new Date('2026-11-21T15:32:00.000Z'),
      to: new Date('2026-11-21T17:28:00.000Z'),
    });
  });

  it('has no way in a remote session', () => {
    expect(busyTime({ appointmentAt, serviceType: 'legal', distanceMiles: null })).toEqual({
      from: appointmentAt,
      to: new Date('2026-11-21T17:00:00.000Z'),
    });
  });

  it('never gets shorter with distance', () => {
    const miles = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(miles, miles, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)].map((distanceMiles) =>
          busyTime({ appointmentAt, serviceType: 'legal', distanceMiles }),
        ) as [ReturnType<typeof busyTime>, ReturnType<typeof busyTime>];
        expect(far.from.getTime()).toBeLessThanOrEqual(near.from.getTime());
        expect(far.to.getTime()).toBeGreaterThanOrEqual(near.to.getTime());
      }),
    );
  });
});

describe('what is needed of a notary', () => {
  it('is the service of a visit, and remote sessions for a remote one', () => {
    expect(neededService({ isRemote: false, serviceType: 'legal' })).toBe('legal');
    expect(neededService({ isRemote: true, serviceType: 'legal' })).toBe('remote-online-notarization');
  });

  it('counts days by UTC', () => {
    expect(dayOf(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
  });
});

describe('the time for which a notary is searched', () => {
  it.each([
    ['asap', '2026-11-21T16:00:00.000Z', '2026-11-21T17:00:00.000Z', true],
    ['today', '2026-11-21T16:00:00.000Z', '2026-11-22T04:00:00.000Z', false],
    ['tomorrow', '2026-11-22T04:00:00.000Z', '2026-11-23T04:00:00.000Z', false],
    ['week', '2026-11-21T16:00:00.000Z', '2026-11-28T16:00:00.000Z', false],
  ] as const)('is, for %s, %s to %s', (urgency, from, to, isWhole) => {
    expect(searchWindow(urgency, appointmentAt)).toEqual({ from: new Date(from), to: new Date(to), isWhole });
  });
});
