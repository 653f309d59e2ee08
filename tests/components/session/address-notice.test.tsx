import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressNotice } from '@/components/session/address-notice';
import { ToastHost } from '@/components/ui/toast-host';
import type { AddressStanding } from '@/lib/accounts/schema/addresses';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const SEND = 'POST /api/users/email/link';

function show(is: AddressStanding['is']) {
  render(
    <>
      <AddressNotice standing={{ email: 'ada@example.com', is }} need="Invoices go out once it is." />
      <ToastHost />
    </>,
  );
  return userEvent.setup();
}

afterEach(clearToasts);

describe('the notice about an address', () => {
  it('is none once it is confirmed', () => {
    show('confirmed');
    expect(screen.queryByText(/email address/)).not.toBeInTheDocument();
  });

  it('says on a server without mail that addresses count as confirmed', () => {
    show('taken_as_confirmed');
    expect(
      screen.getByText('This server sends no email, so email addresses count as confirmed here.'),
    ).toBeInTheDocument();
  });

  it('leads to the operator where no mail goes out, and offers no link', () => {
    show('waiting_for_operator');
    expect(screen.getByText(/Invoices go out once it is\. This server sends no email/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has the link mailed again, once however often it is pressed', async () => {
    const calls = doubleFetch({ [SEND]: { status: 202, body: {} } });
    const user = show('waiting_for_link');
    await user.dblClick(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('We emailed another link')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('says why no link was mailed', async () => {
    const message = 'Links were asked for too often.';
    doubleFetch({ [SEND]: { status: 429, body: { message, code: 'rate_limited' } } });
    const user = show('waiting_for_link');
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
