import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasskeySettings } from '@/components/accounts/passkey-settings';
import { ToastHost } from '@/components/ui/toast-host';

/** The settings of passkeys, once they are read, and somebody who uses them. */
export async function showPasskeySettings() {
  render(
    <>
      <PasskeySettings />
      <ToastHost />
    </>,
  );
  await screen.findByRole('heading', { name: 'Recovery codes' });
  return userEvent.setup();
}
