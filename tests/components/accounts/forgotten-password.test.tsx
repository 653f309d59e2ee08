import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgotPassword } from '@/components/accounts/forgot-password';
import { ResetPassword } from '@/components/accounts/reset-password';
import { readStoredUser, storeUser } from '@/components/kit/stored-user';
import { doubleFetch } from '@/tests/support/fetch-double';

const ASK = 'POST /api/users/password-reset';
const CONFIRM = 'POST /api/users/password-reset/confirm';
const ME = 'GET /api/auth/me';

const ada = {
  id: '7',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'owner' as const,
  createdAt: '2026-11-23T10:00:00.000Z',
};

describe('the page for a forgotten password', () => {
  async function ask(answer: Parameters<typeof doubleFetch>[0][string], email = 'ada@example.com') {
    const calls = doubleFetch({ [ASK]: answer });
    render(<ForgotPassword />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    return { user, calls };
  }

  it('says where a link went if there is an account, in the place of the form', async () => {
    const { user, calls } = await ask({ status: 204 });
    expect(await screen.findByText('Check your email')).toHaveFocus();
    expect(
      screen.getByText(/^If$|has an account, a link is on its way there\. It works once, for 30 minutes\./),
    ).toBeVisible();
    expect(calls).toEqual([{ request: ASK, body: { email: 'ada@example.com' } }]);
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
  });

  it('says why no link was mailed, and keeps what was typed', async () => {
    const message = 'This server sends no email.';
    await ask({ status: 503, body: { message, code: 'unavailable' } });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  it('sends nothing for what is no address', async () => {
    const { calls } = await ask({ status: 204 }, 'nobody');
    expect(await screen.findByText(/Please enter an email address/)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

describe('the page of the link for a new password', () => {
  function show(hash = '#a-secret') {
    history.replaceState(null, '', `/reset-password${hash}`);
    render(<ResetPassword />);
    return userEvent.setup();
  }

  async function choose(user: ReturnType<typeof userEvent.setup>, password: string) {
    await user.type(screen.getByLabelText('New password'), password);
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  }

  afterEach(() => {
    storeUser(null);
    history.replaceState(null, '', '/');
  });

  it('saves what was chosen, and shows that the session here has ended', async () => {
    storeUser(ada);
    const calls = doubleFetch({
      [CONFIRM]: { status: 204 },
      [ME]: { status: 401, body: { message: 'Please log in to continue.', code: 'not_signed_in' } },
    });
    const user = show();
    await choose(user, 'paper, ink and a lamp');
    expect(await screen.findByText('Your new password is saved')).toHaveFocus();
    expect(calls[0]).toEqual({
      request: CONFIRM,
      body: { token: 'a-secret', password: 'paper, ink and a lamp' },
    });
    expect(readStoredUser()).toBeNull();
    expect(screen.getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/login');
  });

  it('leaves another account signed in that is in this browser', async () => {
    storeUser(ada);
    doubleFetch({ [CONFIRM]: { status: 204 }, [ME]: { body: ada } });
    const user = show();
    await choose(user, 'paper, ink and a lamp');
    expect(await screen.findByText('Your new password is saved')).toHaveFocus();
    expect(readStoredUser()).toEqual(ada);
  });

  it('says on its field that a password is too short or too common, and keeps the link', async () => {
    const message = 'This password is one of the first that attackers try. Please choose another one.';
    const calls = doubleFetch({
      [CONFIRM]: { status: 422, body: { message, code: 'validation_failed', fields: { password: message } } },
    });
    const user = show();
    await choose(user, 'paper');
    expect(await screen.findByText('Please use at least 8 characters.')).toBeInTheDocument();
    expect(calls).toEqual([]);
    await choose(user, 'password123');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save the new password' })).toBeInTheDocument();
  });

  it('leads to a new link when this one is over', async () => {
    const message = 'This link has expired. It worked for 30 minutes.';
    doubleFetch({ [CONFIRM]: { status: 410, body: { message, code: 'gone' } } });
    const user = show();
    await choose(user, 'paper, ink and a lamp');
    expect(await screen.findByText(message)).toHaveFocus();
    expect(screen.getByRole('link', { name: 'ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('asks for nothing without the secret of a link', () => {
    show('');
    expect(screen.getByText(/This link is not complete/)).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });
});
