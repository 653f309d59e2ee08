import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmEmail } from '@/components/accounts/confirm-email';
import { readStoredUser, storeUser } from '@/components/kit/stored-user';
import { doubleFetch } from '@/tests/support/fetch-double';

function show(search: string) {
  history.replaceState(null, '', `/confirm-email${search}#a-secret`);
  render(<ConfirmEmail />);
  return userEvent.setup();
}

const ada = {
  id: '7',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'owner' as const,
  createdAt: '2026-11-23T10:00:00.000Z',
};

afterEach(() => {
  storeUser(null);
  history.replaceState(null, '', '/');
});

describe('the page of the link that confirms an address', () => {
  it.each([
    ['an account', '', '/api/users/email/verify', 'Your email address is confirmed'],
    [
      'another address of an account',
      '?for=address',
      '/api/users/email/confirm',
      'Your account has this email address now',
    ],
    ['an application', '?for=application', '/api/partners/applications/confirm', 'We have your application'],
    ['the waitlist', '?for=waitlist', '/api/waitlist/confirm', 'You are on the waitlist'],
    ['what it does not know', '?for=x', '/api/users/email/verify', 'Your email address is confirmed'],
  ])('confirms that of %s at the press of its button', async (_, search, url, done) => {
    const calls = doubleFetch({ [`POST ${url}`]: { status: 204 } });
    const user = show(search);
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(done)).toHaveFocus();
    expect(calls).toEqual([{ request: `POST ${url}`, body: { token: 'a-secret' } }]);
  });

  it('shows the new address at once to whoever is signed in', async () => {
    storeUser(ada);
    doubleFetch({
      'POST /api/users/email/confirm': { status: 204 },
      'GET /api/auth/me': { body: { ...ada, email: 'ada@new.example' } },
    });
    const user = show('?for=address');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your account has this email address now')).toHaveFocus();
    expect(readStoredUser()).toMatchObject({ email: 'ada@new.example' });
  });

  it('says before the press that the company will be listed', () => {
    show('?for=application');
    expect(
      screen.getByText(/Our site lists the name and kind of the company from then on/),
    ).toBeInTheDocument();
  });

  it('asks whoever is not signed in for the password, and says what to do without an account', async () => {
    const message = 'Please enter your password.';
    const wants = {
      status: 422,
      body: { message, code: 'validation_failed', fields: { password: message } },
    };
    const calls = doubleFetch({
      'POST /api/users/email/verify': (body) =>
        (body as { password?: string }).password ? { status: 204 } : wants,
    });
    const user = show('');
    expect(screen.getByText(/If you did not open it, there is nothing you need to do/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Is this account yours?')).toHaveFocus();
    await user.type(screen.getByLabelText('Your password'), 'a deed is a deed{Enter}');
    expect(await screen.findByText('Your email address is confirmed')).toHaveFocus();
    expect(calls.at(-1)!.body).toEqual({ token: 'a-secret', password: 'a deed is a deed' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('leads to another link when this one has expired', async () => {
    const message = 'This link has expired. It worked for 24 hours.';
    doubleFetch({ 'POST /api/users/email/verify': { status: 410, body: { message, code: 'gone' } } });
    const user = show('');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(message)).toHaveFocus();
    expect(screen.getByText(/^Until your address is confirmed, you can ask for a new link/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'account settings' })).toHaveAttribute(
      'href',
      '/settings/account',
    );
  });
});
