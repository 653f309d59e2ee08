import { fullName, initialsOf, shortName } from '@/lib/notary/rules/names';

describe('names', () => {
  it.each([
    ['Ada', 'Lovelace', 'AL', 'Ada L.', 'Ada Lovelace'],
    ['  ada ', ' lovelace ', 'AL', 'ada L.', 'ada lovelace'],
    ['Émile', 'ørsted', 'ÉØ', 'Émile Ø.', 'Émile ørsted'],
    ['Mary Ann', "O'Brien", 'MO', 'Mary Ann O.', "Mary Ann O'Brien"],
    ['𝒜da', '𝓛', '𝒜𝓛', '𝒜da 𝓛.', '𝒜da 𝓛'],
    ['Cher', '', 'C', 'Cher', 'Cher'],
  ])('%j %j', (first, last, initials, short, full) => {
    expect(initialsOf(first, last)).toBe(initials);
    expect(shortName(first, last)).toBe(short);
    expect(fullName(first, last)).toBe(full);
  });
});
