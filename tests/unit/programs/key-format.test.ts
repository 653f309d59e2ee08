import { randomBytes } from 'node:crypto';
import { isKey, KEY_BYTES, keyFrom, prefixOf } from '@/lib/programs/rules/key-format';

const aKey = (mode: 'live' | 'test' = 'live') => keyFrom(mode, randomBytes(KEY_BYTES));

describe('a key', () => {
  it('says what it opens, and ends with a checksum that anybody can compute', () => {
    const key = keyFrom('test', new Uint8Array(KEY_BYTES).fill(1));

    expect(key).toMatch(/^dg_test_1{30}[0-9A-Za-z]{6}$/);
    expect(isKey(key)).toBe(true);
    expect(prefixOf(key)).toBe('dg_test_1111');
  });

  it('is none once a letter of it is another one', () => {
    const key = aKey();
    for (let at = 0; at < key.length; at += 1) {
      const other = key[at] === 'Q' ? 'R' : 'Q';
      expect(isKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
    }
  });

  it.each(['', 'dg_live_', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc', `${aKey()}0`, ` ${aKey()}`])(
    'is not %j',
    (text) => expect(isKey(text)).toBe(false),
  );

  it('has its letters evenly spread', () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 2_000; at += 1) {
      for (const letter of aKey().slice(8, 38)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    const expected = (2_000 * 30) / 62;
    expect(counts.size).toBe(62);
    // Six standard deviations: chance does not fail it, a byte taken modulo 62 does.
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(61 + 6 * Math.sqrt(2 * 61));
  });

  it('is not made of too few random bytes', () => {
    expect(() => keyFrom('live', new Uint8Array(KEY_BYTES).fill(255))).toThrow('Too few random bytes');
  });
});
