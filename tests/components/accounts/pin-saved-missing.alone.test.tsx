import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PinSettings } from '@/components/accounts/pin-settings';
import { accountGuards, laptop } from '@/tests/support/account-guards';
import { doubleFetch } from '@/tests/support/fetch-double';

/** As a part of the page that the network did not bring. */
jest.mock('../../../components/accounts/pin-saved', () => {
  throw new Error('Failed to load chunk');
});

it('no PIN is saved while what would show its recovery codes cannot be loaded', async () => {
  const calls = doubleFetch({ 'GET /api/security/guards': { body: accountGuards({ passkeys: [laptop] }) } });
  render(<PinSettings />);
  await userEvent.type(await screen.findByLabelText('PIN'), '481516');
  await userEvent.type(screen.getByLabelText('Confirm PIN'), '481516');
  await userEvent.click(screen.getByRole('button', { name: 'Save PIN' }));

  expect(await screen.findByText('Error saving PIN. Please try again.')).toBeInTheDocument();
  expect(screen.getByLabelText('PIN')).toHaveValue('481516');
  expect(calls.map(({ request }) => request)).toEqual(['GET /api/security/guards']);
});
