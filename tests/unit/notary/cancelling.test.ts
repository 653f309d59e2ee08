import { feeToCancel } from '@/lib/notary/rules/cancelling';

const at = new Date('2026-11-20T15:00:00.000Z');
const inMinutes = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const visit: Parameters<typeof feeToCancel>[0] = {
  status: 'assigned',
  appointmentAt: inMinutes(60),
  assignedAt: inMinutes(-60),
  underWayAt: null,
  arrivedAt: null,
  beginAgreedAt: null,
  isRemote: false,
  mode: 'mobile',
  isTravelOpen: false,
  notary: { isDemo: false },
  isOfficeClosed: false,
};

const early = {
  status: 'in_progress',
  appointmentAt: inMinutes(9_000),
  beginAgreedAt: inMinutes(-30),
} satisfies Partial<typeof visit>;
const comingEarly = { ...early, status: 'assigned', underWayAt: at } satisfies Partial<typeof visit>;

describe('what cancelling a request costs', () => {
  it.each([
    ['a pending one', { status: 'pending', assignedAt: null }, 0],
    ['one with a notary', {}, 25_00],
    ['a mobile one whose notary is seen to be coming', { underWayAt: inMinutes(-5) }, 50_00],
    ['a mobile one whose notary is there, without having set off here', { arrivedAt: inMinutes(-5) }, 50_00],
    [
      'one that is late, and whose notary is there',
      { appointmentAt: inMinutes(-20), arrivedAt: inMinutes(-25) },
      50_00,
    ],
    [
      'one at the office to which the client did not come',
      { appointmentAt: inMinutes(-30), mode: 'in-person' },
      25_00,
    ],
    ['a mobile one that has begun', { status: 'in_progress', arrivedAt: inMinutes(-5) }, 50_00],
    [
      'one at the office that the client found closed',
      { appointmentAt: inMinutes(-15), mode: 'in-person', isOfficeClosed: true },
      0,
    ],
    ['one at the office that has begun', { status: 'in_progress', mode: 'in-person' }, 25_00],
    ['an online one that has begun', { status: 'in_progress', isRemote: true }, 25_00],
    ['one that the notary is 15 minutes late for', { appointmentAt: inMinutes(-15) }, 0],
    ['one that the notary is late for, and on the way', { appointmentAt: inMinutes(-15), underWayAt: at }, 0],
    [
      'one that was accepted after its hour, just now',
      { appointmentAt: inMinutes(-15), assignedAt: at },
      25_00,
    ],
    ['one that is days ahead', { appointmentAt: inMinutes(9_000) }, 0],
    ['one that is days ahead and may start early', { ...early, status: 'assigned' }, 0],
    ['one that was let start early and has begun', { ...early, arrivedAt: at }, 50_00],
    ['an online one that was let start early and has begun', { ...early, isRemote: true }, 25_00],
    ['one that was let start early, and whose notary is seen to be coming', comingEarly, 50_00],
    ['one whose travel is not agreed', { isTravelOpen: true }, 0],
    ['one of a demo notary', { notary: { isDemo: true } }, 0],
    ['one of a demo notary who is under way', { notary: { isDemo: true }, underWayAt: inMinutes(-5) }, 0],
  ] satisfies [string, Partial<typeof visit>, number][])('%s', (_, changes, cents) => {
    expect(feeToCancel({ ...visit, ...changes }, at)).toBe(cents);
  });
});
