import { listNextSteps, type StepFacts } from '@/lib/home/rules/next-steps';
import type { NotaryProfileView } from '@/lib/notary/schema/profile';
import type { RequestView } from '@/lib/notary/schema/requests';
import { nothingWaits } from '@/tests/support/next-steps';

const now = new Date('2026-11-20T12:00:00Z');
const nothing: StepFacts = { now, ...nothingWaits };

const request = (overrides: Partial<RequestView> = {}) =>
  ({
    id: 'r1',
    serviceType: 'real-estate',
    documentType: 'deed',
    status: 'pending',
    appointmentDate: '2026-11-25T12:00:00Z',
    departedAt: null,
    travelAsked: null,
    isExhausted: false,
    isRemote: false,
    officeAddress: null,
    location: '500 Congress Ave, Austin, TX 78701',
    notary: null,
    clientName: 'Grace Hopper',
    ...overrides,
  }) as RequestView;

const profile = (overrides: Partial<NotaryProfileView> = {}) =>
  ({
    available: true,
    isVerified: true,
    credentials: [
      { id: 'c1', kind: 'insurance', state: 'US', number: '1', expiresOn: '2027-12-31', paper: null },
    ],
    ...overrides,
  }) as NotaryProfileView;

const keys = (facts: Partial<StepFacts>) => listNextSteps({ ...nothing, ...facts }).map(({ key }) => key);

describe('the next steps of an account', () => {
  it('are none where nothing waits', () => {
    expect(keys({})).toEqual([]);
    expect(keys({ requests: [request()], profile: profile() })).toEqual([]);
  });

  it('begin with alerts that cannot wait', () => {
    const alert = {
      id: 'a',
      level: 'CRITICAL' as const,
      title: 'A quitclaim deed was recorded for 12 Main St',
      reason: 'You had not announced a deed.',
      timestamp: '2026-11-20T11:00:00Z',
    };
    const steps = listNextSteps({ ...nothing, isGuarded: false, alerts: [alert] });
    expect(steps.map(({ key }) => key)).toEqual(['alert-a', 'guard']);
    expect(steps[0]).toMatchObject({
      what: 'A quitclaim deed was recorded for 12 Main St',
      why: 'Critical alert. You had not announced a deed.',
      action: { href: '/alerts/a', label: 'See the alert' },
    });
  });

  it('lead a partner to the portal, after what waits and before a guard', () => {
    const drafts = [{ id: 'd', number: 'INV-1', billToName: 'Grace', total: 120 }];
    const partnership = { name: 'Lone Star Title' };
    const steps = listNextSteps({ ...nothing, isGuarded: false, drafts, partnership });

    expect(steps.map(({ key }) => key)).toEqual(['draft-d', 'portal', 'guard']);
    expect(steps[1]).toMatchObject({
      what: 'Open the partner portal',
      why: 'See how the programs of Lone Star Title are doing.',
      by: null,
      action: { href: '/partners/portal', label: 'Open your portal' },
    });
  });

  it('ask for a guard last', () => {
    expect(
      keys({ isGuarded: false, drafts: [{ id: 'd', number: 'INV-1', billToName: 'Grace', total: 120 }] }),
    ).toEqual(['draft-d', 'guard']);
  });

  it.each([
    ['confirmed', []],
    ['taken_as_confirmed', []],
    ['waiting_for_operator', []],
    ['waiting_for_link', ['address']],
  ] as const)('of an address that is %s', (is, expected) => {
    expect(keys({ address: { email: 'ada@example.com', is } })).toEqual(expected);
  });

  it.each([
    ['asks what the travel costs', { travelAsked: { travelFee: 13, totalPrice: 203 } }, 'travel-r1'],
    ['found nobody', { isExhausted: true }, 'nobody-r1'],
    ['is within a day', { status: 'assigned', appointmentDate: '2026-11-21T11:59:00Z' }, 'visit-r1'],
    ['is under way', { status: 'in_progress', appointmentDate: '2026-11-19T12:00:00Z' }, 'visit-r1'],
  ] as const)('of a request that %s', (_, overrides, key) => {
    expect(keys({ requests: [request(overrides)] })).toEqual([key]);
  });

  it('say nothing of a visit that is more than a day away', () => {
    const visit = request({ status: 'assigned', appointmentDate: '2026-11-21T12:00:00Z' });
    expect(keys({ visits: [visit] })).toEqual([]);
  });

  it.each([
    ['none', { credentials: [] }, ['credentials']],
    ['one that lapses in 29 days', held('2026-12-19'), ['paper-c1']],
    ['one that lapses in 30 days', held('2026-12-20'), []],
    ['one that has lapsed', held('2026-11-01'), ['paper-c1']],
    ['all, and is not available', { available: false }, ['available']],
    ['all, and waits to be verified', { available: false, isVerified: false }, []],
  ] as const)('of a notary with papers: %s', (_, overrides, expected) => {
    expect(keys({ profile: profile(overrides as Partial<NotaryProfileView>) })).toEqual(expected);
  });
});

function held(expiresOn: string) {
  return { credentials: [{ id: 'c1', kind: 'insurance', state: 'US', number: '1', expiresOn, paper: null }] };
}
