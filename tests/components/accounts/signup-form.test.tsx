import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignupForm } from '@/components/accounts/signup-form';
import { AuthProvider } from '@/components/session/auth-provider';
import { storeUser } from '@/components/kit/stored-user';
import { doubleFetch } from '@/tests/support/fetch-double';

const REGISTER = 'POST /api/users/register';
const account = {
  id: '7',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'owner',
  createdAt: '2026-11-23T10:00:00.000Z',
};

async function show(query = '') {
  history.replaceState(null, '', `/signup${query}`);
  render(
    <AuthProvider>
      <SignupForm />
    </AuthProvider>,
  );
  return userEvent.setup();
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('First name'), 'Ada Ada');
  await user.type(screen.getByLabelText('Last name'), 'Lovelace');
  await user.type(screen.getByLabelText('Email'), account.email);
  await user.type(screen.getByLabelText('Password'), 'a deed is a deed');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

afterEach(() => {
  storeUser(null);
  history.replaceState(null, '', '/');
});

describe('the form to sign up', () => {
  it.each([
    ['', 'I own property DeedGuard'],
    ['?role=owner', 'I own property DeedGuard'],
    ['?role=client', 'I need a notary GuardSign'],
    ['?role=notary', 'I am a notary GuardSign'],
    ['?role=admin', 'I own property DeedGuard'],
  ])('at %p begins with "%s"', async (query, name) => {
    await show(query);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name })).toBeChecked();
  });

  it('asks whoever comes from an invitation for no role: the invitation decides it', async () => {
    const calls = doubleFetch({
      [REGISTER]: { status: 409, body: { message: 'In use.', code: 'conflict' } },
    });
    const user = await show('?callbackUrl=%2Fjoin%2Forganization&role=notary');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/The invitation decides your role there/)).toBeInTheDocument();
    await fill(user);

    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({ role: 'owner' });
  });

  it('finds again what was typed and chosen before a reload, without the password, until there is an account', async () => {
    doubleFetch({
      [REGISTER]: { status: 409, body: { message: 'In use.', code: 'conflict' } },
    });
    const user = await show();
    await user.click(screen.getByRole('radio', { name: 'I am a notary GuardSign' }));
    await fill(user);
    await screen.findByText('In use.');
    cleanup();

    await show(location.search);
    expect(screen.getByRole('radio', { name: 'I am a notary GuardSign' })).toBeChecked();
    expect(screen.getByLabelText('Email')).toHaveValue(account.email);
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('sends the time zone of the browser along', async () => {
    const calls = doubleFetch({
      [REGISTER]: { status: 409, body: { message: 'In use.', code: 'conflict' } },
    });
    await fill(await show());

    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ timeZone }));
  });

  it.each([
    ['I own property DeedGuard', 'owner'],
    ['I need a notary GuardSign', 'owner'],
    ['I am a notary GuardSign', 'notary'],
  ])('opens for "%s" an account of a %s', async (name, role) => {
    const calls = doubleFetch({
      [REGISTER]: { status: 409, body: { message: 'In use.', code: 'conflict' } },
    });
    const user = await show();
    await user.click(screen.getByRole('radio', { name }));
    await fill(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({ role });
  });

  it('says what one agrees to', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'terms of service' })).toHaveAttribute('href', '/legal/terms');
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/legal/privacy');
  });
});
