import { levelMeaning, verificationLevel } from '@/lib/notary/rules/verification-level';

describe('verificationLevel', () => {
  it.each([
    [false, 100, 5, null],
    [true, 0, null, 'Gold'],
    [true, 24, 5, 'Gold'],
    [true, 25, 4.7, 'Gold'],
    [true, 25, null, 'Gold'],
    [true, 25, 4.8, 'Platinum'],
    [true, 300, 5, 'Platinum'],
  ])('verified %p, %i visits, rating %p: %p', (isVerified, completedCount, rating, level) => {
    expect(verificationLevel({ isVerified, completedCount, rating })).toBe(level);
  });
});

describe('what a level means, beside it', () => {
  const notary = { isVerified: true, completedCount: 0, rating: null };
  const meaning = (level: 'Gold' | 'Platinum') => levelMeaning(level, { isDemo: false });

  it('is for Gold the check of the credentials alone', () => {
    expect(verificationLevel(notary)).toBe('Gold');
    expect(meaning('Gold')).toBe(
      'Gold: we have verified the notary’s credentials, and they are in force. It says nothing of reviews.',
    );
  });

  it('is for Platinum what it takes, and nothing less', () => {
    const [, visits = NaN, stars = NaN] = (
      /^Platinum: verified, with (\d+) or more completed visits and ([\d.]+) or more of 5 stars\.$/.exec(
        meaning('Platinum'),
      ) ?? []
    ).map(Number);
    const level = (completedCount: number, rating: number) =>
      verificationLevel({ ...notary, completedCount, rating });
    expect(level(visits, stars)).toBe('Platinum');
    expect(level(visits - 1, stars)).toBe('Gold');
    expect(level(visits, stars - 0.1)).toBe('Gold');
  });

  it.each(['Gold', 'Platinum'] as const)('is for the %s of a demo notary that nobody checks one', (level) => {
    expect(levelMeaning(level, { isDemo: true })).toBe(
      `${level}: as a real notary would be shown. Nobody checks a demo notary.`,
    );
  });
});
