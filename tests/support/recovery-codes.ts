import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Copies the codes that are shown, and says so: the browser copies when it gets to it. */
export async function keepRecoveryCodes(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Copy the recovery codes' }));
  const kept = screen.getByRole('button', { name: 'I have kept them' });
  await waitFor(() => expect(kept).toBeEnabled());
  await user.click(kept);
}
