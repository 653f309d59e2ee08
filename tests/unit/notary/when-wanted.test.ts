import { whenWanted } from '@/components/notary/client/request-form/when-wanted';

/** On a Monday, in the zone of the test. */
const at = (hours: number, minutes: number, seconds = 0) => new Date(2026, 11, 21, hours, minutes, seconds);
const said = ({ appointmentDate, appointmentTime }: ReturnType<typeof whenWanted>) =>
  `${appointmentDate} ${appointmentTime}`.trim();

describe('the time that a request begins with', () => {
  it.each([
    [at(10, 0), '2026-12-21 10:30'],
    [at(10, 0, 1), '2026-12-21 10:45'],
    [at(10, 14), '2026-12-21 10:45'],
    [at(10, 15), '2026-12-21 10:45'],
    [at(10, 16), '2026-12-21 11:00'],
    [at(23, 15), '2026-12-21 23:45'],
    [at(23, 16), '2026-12-22 00:00'],
    [at(23, 50), '2026-12-22 00:30'],
  ])('is the next quarter of an hour, half an hour ahead, as soon as possible: %s', (now, expected) => {
    expect(said(whenWanted('asap', now))).toBe(expected);
  });

  it.each([
    [at(0, 0), '2026-12-21 01:00'],
    [at(10, 0), '2026-12-21 11:00'],
    [at(10, 0, 1), '2026-12-21 12:00'],
    [at(10, 59), '2026-12-21 12:00'],
    [at(22, 0), '2026-12-21 23:00'],
    [at(22, 1), '2026-12-22 09:00'],
    [at(23, 30), '2026-12-22 09:00'],
  ])(
    'is the next full hour, an hour ahead, today, and tomorrow morning when none is left: %s',
    (now, expected) => {
      expect(said(whenWanted('today', now))).toBe(expected);
    },
  );

  it.each([
    [at(0, 0), '2026-12-22 09:00'],
    [at(23, 59), '2026-12-22 09:00'],
    [new Date(2026, 11, 31, 12), '2027-01-01 09:00'],
  ])('is nine in the morning tomorrow: %s', (now, expected) => {
    expect(said(whenWanted('tomorrow', now))).toBe(expected);
  });

  it.each(['week', undefined] as const)('is open for %s, and nine where only a day is chosen', (urgency) => {
    expect(whenWanted(urgency, at(10, 0))).toEqual({ appointmentDate: '', appointmentTime: '09:00' });
  });
});
