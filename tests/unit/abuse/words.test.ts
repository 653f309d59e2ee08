import { shownTitle, whatLabel } from '@/lib/abuse/rules/words';
import { limits } from '@/lib/platform/rate-limit';

describe('what was counted', () => {
  const names = Object.values(limits).map(({ name }) => name);
  const labelOf = (what: string) => whatLabel({ kind: 'limited', what });

  it.each(names)('has a name for people: the limit %s', (name) => {
    expect(labelOf(name)).toMatch(/^[A-Z]/);
  });

  it('is told apart: no two limits have one name', () => {
    expect(new Set(names.map(labelOf)).size).toBe(names.length);
  });
});

describe('the title of the list', () => {
  it.each([
    [{}, 'Everything'],
    [{ kind: 'poisoned' as const }, 'Documents stopped'],
    [{ day: '2026-11-22' }, 'Everything on 2026-11-22'],
    [{ kind: 'limited' as const, day: '2026-11-22' }, 'Too many tries on 2026-11-22'],
  ])('says what %j leaves', (filter, title) => {
    expect(shownTitle(filter)).toBe(title);
  });
});
