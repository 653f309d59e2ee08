import { expiryAfter, expiryOfNext, stateOfKey } from '@/lib/programs/rules/key-state';

const at = new Date('2026-11-20T18:00:00Z');
const [before, earlier, after] = ['2026-11-19', '2026-11-18', '2026-11-21'].map((day) => new Date(day));

describe('a key', () => {
  it.each([
    ['active', null, null],
    ['active', after, null],
    ['ending', null, after],
    ['ending', after, after],
    ['revoked', null, at],
    ['revoked', after, before],
    ['expired', at, null],
    ['expired', before, after],
    ['expired', earlier, before],
    ['revoked', before, earlier],
  ])('is %s with expiry %s, revoked %s', (state, expiresAt, revokedAt) => {
    expect(stateOfKey({ expiresAt: expiresAt ?? null, revokedAt: revokedAt ?? null }, at)).toBe(state);
  });

  it('lasts as many days as it was given', () => {
    expect(expiryAfter(30, at)).toEqual(new Date('2026-12-20T18:00:00Z'));
    expect(expiryAfter(null, at)).toBeNull();
  });

  it('hands on how long it was to last, or that it has no end', () => {
    const createdAt = new Date('2026-11-10T18:00:00Z');
    expect(expiryOfNext({ createdAt, expiresAt: at }, at)).toEqual(new Date('2026-11-30T18:00:00Z'));
    expect(expiryOfNext({ createdAt, expiresAt: null }, at)).toBeNull();
  });
});
