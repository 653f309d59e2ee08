import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KnowBrowser } from '@/components/accounts/know-browser';
import { LoginForm } from '@/components/accounts/login-form';
import { AuthProvider } from '@/components/session/auth-provider';
import { doubleFetch } from '@/tests/support/fetch-double';

const LOGIN = 'POST /api/users/login';
const ASK = 'POST /api/users/device-link';
const OPEN = 'POST /api/users/device-link/open';
const message = 'Too many tries. Please wait 40 minutes and try again.';
const waits = (code: string) => ({ status: 429, body: { message, code } });

async function tryToLogIn() {
  render(
    <AuthProvider>
      <LoginForm />
    </AuthProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'a deed is a deed');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  return user;
}

describe('a sign-in that has to wait', () => {
  it('because others tried passwords offers a link by email, and says where it went', async () => {
    const calls = doubleFetch({ [LOGIN]: waits('unknown_device'), [ASK]: { status: 202, body: {} } });
    const user = await tryToLogIn();
    await user.click(await screen.findByRole('button', { name: 'Email me a link' }));
    expect(
      await screen.findByText(/If ada@example\.com has an account, a link is on its way/),
    ).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({ request: ASK, body: { email: 'ada@example.com' } });
    expect(screen.queryByRole('button', { name: 'Email me a link' })).not.toBeInTheDocument();
  });

  it('says why no link was mailed, and can ask again', async () => {
    const reason = 'This server sends no email. Please try again once the hour is over.';
    doubleFetch({
      [LOGIN]: waits('unknown_device'),
      [ASK]: { status: 503, body: { message: reason, code: 'unavailable' } },
    });
    const user = await tryToLogIn();
    await user.click(await screen.findByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Email me a link' })).toBeInTheDocument();
  });

  it('for another reason offers none', async () => {
    doubleFetch({ [LOGIN]: waits('rate_limited') });
    await tryToLogIn();
    expect(screen.queryByRole('button', { name: 'Email me a link' })).not.toBeInTheDocument();
  });
});

describe('the page of the link that makes a browser known', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('does it at the press of its button, and leads to the login', async () => {
    const calls = doubleFetch({ [OPEN]: { status: 204 } });
    history.replaceState(null, '', '/login/link#a-secret');
    render(<KnowBrowser />);
    expect(calls).toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Use this browser' }));
    expect(await screen.findByText('Your password can be tried in this browser')).toHaveFocus();
    expect(calls).toEqual([{ request: OPEN, body: { token: 'a-secret' } }]);
    expect(screen.getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/login');
  });
});
