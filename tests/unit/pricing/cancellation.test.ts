import { OVERDUE_AFTER_MS } from '@/lib/notary/rules/appointment';
import {
  CANCELLATION_EXCEPTIONS,
  CANCELLATION_RULE,
  cancellationFee,
} from '@/lib/pricing/rules/cancellation';

const at = new Date('2026-11-20T15:00:00.000Z');
const inMinutes = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const visit = {
  hasNotary: true,
  appointmentAt: inMinutes(90),
  isMobile: true,
  isUnderWay: false,
  hasStartedEarly: false,
  isOverdue: false,
  isTravelOpen: false,
  isDemo: false,
};
const fee = (changes: Partial<typeof visit>) => cancellationFee({ ...visit, ...changes }, at);

describe('cancelling', () => {
  it.each([
    ['nothing while no notary is assigned', { hasNotary: false }, 0],
    ['nothing while more than two hours are left', { appointmentAt: inMinutes(120.01) }, 0],
    [
      'nothing then either when the notary has set off',
      { appointmentAt: inMinutes(121), isUnderWay: true },
      0,
    ],
    [
      '$50 then when the client let the notary come early',
      { appointmentAt: inMinutes(9_000), isUnderWay: true, hasStartedEarly: true },
      50_00,
    ],
    ['$25 when two hours are left', { appointmentAt: inMinutes(120) }, 25_00],
    ['$25 a minute before', { appointmentAt: inMinutes(1) }, 25_00],
    ['$25 after the hour while the notary may still come', { appointmentAt: inMinutes(-5) }, 25_00],
    ['$50 for a mobile visit under way', { isUnderWay: true }, 50_00],
    ['$25 for a session that has begun elsewhere', { isUnderWay: true, isMobile: false }, 25_00],
    ['nothing when the notary has not come', { appointmentAt: inMinutes(-20), isOverdue: true }, 0],
    ['nothing while the travel fee is not agreed', { isTravelOpen: true }, 0],
    ['nothing for a demo visit under way', { isDemo: true, isUnderWay: true }, 0],
  ])('costs %s', (_, changes, cents) => {
    expect(fee(changes)).toBe(cents);
  });

  it('is one rule in one sentence', () => {
    expect(CANCELLATION_RULE).toBe(
      'Cancelling is free while no notary is assigned or more than 2 hours are left before the appointment. After that, or once a visit that you let start early is under way or has begun, it costs $25, or $50 for a mobile visit under way, and the notary gets it.',
    );
  });

  it('says from when on a notary who has not come is owed nothing', () => {
    expect(CANCELLATION_EXCEPTIONS).toContain(
      `From ${OVERDUE_AFTER_MS / 60_000} minutes after the time of the appointment, or after the notary accepted if that was later, you also pay nothing if the notary has not arrived`,
    );
  });
});
