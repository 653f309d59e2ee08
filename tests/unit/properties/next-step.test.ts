import { countAlerts, nextStepOf } from '@/lib/properties/rules/next-step';

const property = {
  id: 'lock',
  status: 'paid' as const,
  contested: false,
  evidence: 0,
  paymentDueAt: '2026-01-12T12:00:00.000Z',
  openAlerts: 0,
};

describe('the next step of a property', () => {
  it.each([
    ['nothing', {}, null],
    [
      'its payment',
      { status: 'due' as const },
      { what: 'Pay', href: '/payment/deedguard?lock=lock&from=property', by: property.paymentDueAt },
    ],
    ['evidence', { contested: true }, { what: 'Show evidence', href: '/properties/lock', by: null }],
    ['nothing, once evidence is shown', { contested: true, evidence: 1 }, null],
    ['one alert', { openAlerts: 1 }, { what: 'Look at 1 alert', href: '/properties/lock#alerts', by: null }],
    [
      'alerts before its payment',
      { openAlerts: 2, status: 'due' as const },
      { what: 'Look at 2 alerts', href: '/properties/lock#alerts', by: null },
    ],
    ['nothing for one that has ended', { status: 'released' as const, contested: true }, null],
  ])('is %s', (_, changes, step) => {
    expect(nextStepOf({ ...property, ...changes })).toEqual(step);
  });
});

it('alerts of all levels are counted', () => {
  expect(countAlerts({ CRITICAL: 1, HIGH: 2, MEDIUM: 3, LOW: 4 })).toBe(10);
});
