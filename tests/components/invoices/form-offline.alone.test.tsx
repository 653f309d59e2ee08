import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

/** As a part of the page that the network did not bring. */
jest.mock('../../../lib/invoices/schema', () => {
  throw new Error('Failed to load chunk');
});

beforeEach(doubleEvents);

afterEach(() => {
  clearToasts();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

it.each([
  [
    'there is no connection',
    false,
    'You are offline, and nothing was sent. Please try again once you are connected. What you entered is still here.',
  ],
  [
    'a part of the page is missing',
    true,
    'Part of this page could not be loaded, and nothing was sent. Check your connection and try again; if that does not help, reload the page. What you entered is still here.',
  ],
])('says that %s, and keeps what was typed', async (_, isOnline, says) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const calls = doubleFetch({});
  render(
    <>
      <InvoiceDesk accountId="account-1" isNotary startsWithForm newestAt={null}>
        <p>The list</p>
      </InvoiceDesk>
      <ToastHost />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Bill To Name'), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Create invoice' }));

  expect(await screen.findByText(says)).toBeInTheDocument();
  expect(await screen.findByText('Failed to create invoice')).toBeInTheDocument();
  expect(screen.getByLabelText('Bill To Name')).toHaveValue('Ada');
  expect(calls).toEqual([]);
});
