import { hasSeat, isNamed, roleAfter, whyNotToJoin } from '@/lib/organizations/rules/members';
import { CHART_DAYS, everyDay, inPercent, shareOf, toBasisPoints } from '@/lib/organizations/rules/portal';

describe('a place in an organization', () => {
  it.each([
    ['plan', 4, 0, true],
    ['plan', 3, 2, false],
    ['plan', 5, 0, false],
    ['partner', 50, 50, true],
  ] as const)('of a %s with %i members and %i invitations: %p', (kind, members, invitations, isFree) => {
    expect(hasSeat(kind, { members, invitations })).toBe(isFree);
  });

  it.each([
    ['partner', 'owner', true, 'partner'],
    ['partner', 'partner', false, 'owner'],
    ['partner', 'partner', true, null],
    ['partner', 'notary', false, null],
    ['partner', 'admin', false, null],
    ['plan', 'owner', true, null],
    ['plan', 'owner', false, null],
  ] as const)(
    'in that of a %s, an account of the role %s that joins (%p) becomes %p',
    (kind, role, joins, next) => {
      expect(roleAfter(kind, { role, joins })).toBe(next);
    },
  );

  it('is for owners and partners', () => {
    expect((['owner', 'partner'] as const).map(whyNotToJoin)).toEqual([null, null]);
    expect(whyNotToJoin('notary')).toContain('notary');
    expect(whyNotToJoin('admin')).toContain('admin');
  });
});

describe('the name of an organization', () => {
  it.each([
    ['Lone Star Title', true],
    [' lone  star title ', true],
    ['Lone Star', false],
    ['', false],
  ])('is %j for Lone Star Title: %p', (typed, isIt) => {
    expect(isNamed({ name: 'Lone Star Title' }, typed)).toBe(isIt);
  });

  it('may be typed with the quotes of a keyboard', () => {
    expect(isNamed({ name: 'Hopper’s “Title”' }, `Hopper's "Title"`)).toBe(true);
  });
});

describe('the figures of a partner', () => {
  it('have every day once, in order, without calls where nobody called', () => {
    const days = everyDay(new Date('2026-03-10T23:59:59Z'), [{ day: '2026-03-08', calls: 7 }]);
    expect(days).toHaveLength(CHART_DAYS);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-02-09', '2026-03-10']);
    expect(days.filter(({ calls }) => calls > 0)).toEqual([{ day: '2026-03-08', calls: 7 }]);
  });

  it.each([
    [9_900, 0, 0],
    [9_900, 10_000, 9_900],
    [9_900, 1_250, 1_238],
    [1, 4_999, 0],
    [1, 5_000, 1],
  ])('give of %i cents with %i basis points %i', (paid, basisPoints, share) => {
    expect(shareOf(paid, basisPoints)).toBe(share);
  });

  it.each([
    ['', null],
    [' ', null],
    ['12.5', 1_250],
    ['12.25%', 1_225],
    ['0.07', 7],
    ['12.345', undefined],
    ['-1', undefined],
    ['a', undefined],
  ])('read %p as %p', (typed, basisPoints) => {
    expect(toBasisPoints(typed)).toBe(basisPoints);
  });

  it('say a share in percent', () => {
    expect([0, 7, 1_250, 10_000].map(inPercent)).toEqual(['0%', '0.07%', '12.5%', '100%']);
  });
});
