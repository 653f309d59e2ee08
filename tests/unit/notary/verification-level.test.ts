import { verificationLevel } from '@/lib/notary/rules/verification-level';

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
