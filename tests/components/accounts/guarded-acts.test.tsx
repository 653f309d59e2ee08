import { render, screen } from '@testing-library/react';
import { GuardedActs } from '@/components/session/guarded-acts';
import { guardedActList, guardedActs } from '@/lib/accounts/rules/guarded';

describe('what a PIN or a passkey is asked for before', () => {
  it('is folded, and whole once it is opened', () => {
    render(<GuardedActs />);
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    const acts = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(acts.map((act) => act.toLowerCase())).toEqual(guardedActList.map((act) => act.toLowerCase()));
  });

  it('is one sentence where it is told in words', () => {
    expect(guardedActs).toMatch(
      /^releasing a lock, announcing a transaction, .*, and changing the PIN, passkeys or recovery codes$/,
    );
  });
});
