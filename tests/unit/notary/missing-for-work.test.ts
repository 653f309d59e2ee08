import { missingForWork } from '@/components/notary/work/missing-for-work';
import { ownProfile } from '@/tests/support/notary-work';

const today = { day: '2026-11-21', bondStates: ['TX'] };

describe('what keeps offers from a notary', () => {
  it('is an address that waits to be confirmed, and that no state is chosen', () => {
    const lines = missingForWork(
      ownProfile({ isVerified: false, awaitsConfirmation: true, states: [] }),
      today,
    );
    expect(lines).toContain('Confirm your email address. Your account settings say how.');
    expect(lines).toContain('Choose the states of your commissions.');
  });

  it('is neither for whoever has done both', () => {
    const lines = missingForWork(ownProfile({ isVerified: false, states: ['TX'] }), today);
    expect(lines.join(' ')).not.toMatch(/Confirm your email|Choose the states/);
  });
});
