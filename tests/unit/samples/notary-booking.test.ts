import { verificationLevel } from '@/lib/notary/rules/verification-level';
import { sampleNotaries } from '@/lib/samples/notary-booking';

describe('the sample notaries', () => {
  it('have the level that their reviews would give them', () => {
    for (const { rating, reviews, verificationLevel: shown } of sampleNotaries) {
      expect(verificationLevel({ isVerified: true, completedCount: reviews, rating })).toBe(shown);
    }
  });
});
