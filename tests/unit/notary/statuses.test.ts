import fc from 'fast-check';
import {
  canBecome,
  isActive,
  requestStatuses,
  shownStatus,
  statusColors,
  statusLabels,
  type RequestStatus,
} from '@/lib/notary/rules/statuses';

const allowed: [RequestStatus, RequestStatus][] = [
  ['pending', 'assigned'],
  ['pending', 'cancelled'],
  ['assigned', 'in_progress'],
  ['assigned', 'cancelled'],
  ['in_progress', 'completed'],
  ['in_progress', 'cancelled'],
];
const pairs = requestStatuses.flatMap((from) => requestStatuses.map((to) => [from, to] as const));

describe('a request', () => {
  it.each(allowed)('that is %s can become %s', (from, to) => {
    expect(canBecome(from, to)).toBe(true);
  });

  it.each(pairs.filter(([from, to]) => !allowed.some(([a, b]) => a === from && b === to)))(
    'that is %s cannot become %s',
    (from, to) => {
      expect(canBecome(from, to)).toBe(false);
    },
  );

  it('comes to an end after three steps at most, and every end is completed or cancelled', () => {
    const status = fc.constantFrom(...requestStatuses);
    fc.assert(
      fc.property(fc.array(status, { minLength: 20, maxLength: 40 }), (wishes) => {
        const way: RequestStatus[] = ['pending'];
        for (const wish of wishes) if (canBecome(way.at(-1)!, wish)) way.push(wish);
        expect(way.length).toBeLessThanOrEqual(4);
        if (!isActive(way.at(-1)!)) expect(['completed', 'cancelled']).toContain(way.at(-1));
      }),
    );
  });
});

describe('the active statuses', () => {
  it.each([
    ['pending', true],
    ['assigned', true],
    ['in_progress', true],
    ['completed', false],
    ['cancelled', false],
  ] as const)('%s: %s', (status, isListed) => {
    expect(isActive(status)).toBe(isListed);
  });
});

describe('what people are shown', () => {
  const at = '2026-11-20T15:00:00Z';

  it.each([
    ['nobody has set off', null, null, 'Assigned'],
    ['the notary drives', at, null, 'En Route'],
    ['the notary is at the door', at, at, 'Arrived'],
    ['the client said that the notary is there', null, at, 'Arrived'],
  ])('of a request that is assigned while %s', (_, departedAt, arrivedAt, words) => {
    const shown = shownStatus({ status: 'assigned', departedAt, arrivedAt });
    expect(statusLabels[shown]).toBe(words);
    expect(statusColors[shown]).toBe('blue');
  });

  it.each([
    ['pending', 'Pending', 'yellow'],
    ['in_progress', 'In Progress', 'green'],
    ['completed', 'Completed', 'green'],
    ['cancelled', 'Cancelled', 'red'],
  ] as const)('of a request that is %s is that, whatever the way was', (status, words, color) => {
    for (const moment of [null, at]) {
      const shown = shownStatus({ status, departedAt: moment, arrivedAt: moment });
      expect([shown, statusLabels[shown], statusColors[shown]]).toEqual([status, words, color]);
    }
  });
});
