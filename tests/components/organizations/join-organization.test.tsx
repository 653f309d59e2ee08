import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { signUpDrafts } from '@/components/session/sign-up-drafts';
import { JoinOrganization } from '@/components/organizations/join-organization';
import { AuthProvider } from '@/components/session/auth-provider';
import type { PublicUser } from '@/lib/accounts/schema/users';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';

const OPEN = 'POST /api/organization/invitations/open';
const ACCEPT = 'POST /api/organization/invitations/accept';
const secret = 's'.repeat(43);
const invitation = {
  organization: 'Lone Star Title',
  kind: 'partner',
  role: 'owner',
  email: 'ada@example.com',
  invitedBy: 'Grace Hopper',
  expiresAt: '2026-11-27T12:00:00.000Z',
  isYours: true,
};

type Shown = { user?: PublicUser | null; hash?: string; routes?: Parameters<typeof doubleFetch>[0] };

function show({ user = ada, hash = `#${secret}`, routes = {} }: Shown = {}) {
  history.replaceState(null, '', `/join/organization${hash}`);
  if (user) localStorage.setItem('user', JSON.stringify(user));
  const calls = doubleFetch({
    'GET /api/auth/me': { body: user },
    [OPEN]: { body: invitation },
    [ACCEPT]: { body: { name: 'Lone Star Title', kind: 'partner' } },
    ...routes,
  });
  render(
    <AuthProvider>
      <JoinOrganization />
    </AuthProvider>,
  );
  return { calls, user: userEvent.setup() };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  act(() => accountClient().clear());
  history.replaceState(null, '', '/');
});

describe('the page of an invitation', () => {
  it('says who invites, to what and as what, and joins at the press of a button', async () => {
    const { calls, user } = show();
    expect(await screen.findByText(/Grace Hopper invites you to/)).toHaveTextContent(
      'Grace Hopper invites you to Lone Star Title, as an owner.',
    );
    expect(calls.some(({ request }) => request === ACCEPT)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Join Lone Star Title' }));

    expect(await screen.findByText('You belong to Lone Star Title now')).toHaveFocus();
    expect(calls).toContainEqual({ request: ACCEPT, body: { token: secret } });
    expect(screen.getByRole('button', { name: 'Open your portal' })).toBeInTheDocument();
  });

  it('sends a visitor to the login and keeps the secret in the tab, out of every address', async () => {
    const { user } = show({ user: null });
    const login = await screen.findByRole('link', { name: 'Log in' });
    login.addEventListener('click', (event) => event.preventDefault());
    await user.click(login);

    expect(login).toHaveAttribute('href', '/login?callbackUrl=%2Fjoin%2Forganization');
    expect(screen.getByRole('link', { name: 'Open an account' }).getAttribute('href')).not.toContain(secret);
    expect(Object.values({ ...sessionStorage }).join()).toContain(secret);
  });

  it('takes the address of the invitation along to the sign-up', async () => {
    const { user } = show({ user: null });
    const signUp = await screen.findByRole('link', { name: 'Open an account' });
    signUp.addEventListener('click', (event) => event.preventDefault());
    await user.click(signUp);

    expect(signUp).toHaveAttribute('href', '/signup?callbackUrl=%2Fjoin%2Forganization');
    expect(signUpDrafts.find()).toEqual({ email: 'ada@example.com' });
  });

  it('finds the secret again after the login', async () => {
    show({ user: null });
    const login = await screen.findByRole('link', { name: 'Log in' });
    login.addEventListener('click', (event) => event.preventDefault());
    await userEvent.setup().click(login);
    document.body.replaceChildren();
    const { calls } = show({ hash: '' });

    expect(await screen.findByRole('button', { name: 'Join Lone Star Title' })).toBeInTheDocument();
    expect(calls).toContainEqual({ request: OPEN, body: { token: secret } });
  });

  it('says whose it is to another account, which can log out for the right one', async () => {
    show({ routes: { [OPEN]: { body: { ...invitation, isYours: false } } } });
    expect(await screen.findByText('This invitation is not for this account yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Log in with another account' })).toBeInTheDocument();
  });

  it('joins whoever came back from a login, where no secret is in the address', async () => {
    sessionStorage.setItem('draft//invitation/', JSON.stringify({ at: Date.now(), value: secret }));
    const { user } = show({ hash: '' });
    await user.click(await screen.findByRole('button', { name: 'Join Lone Star Title' }));

    expect(await screen.findByText('You belong to Lone Star Title now')).toHaveFocus();
    expect(screen.queryByText(/invites you to/)).toBeNull();
  });

  it('says what a link that no longer works is', async () => {
    const message = 'This invitation no longer works: it was accepted, or taken back.';
    show({ routes: { [OPEN]: { status: 410, body: { message, code: 'gone' } } } });

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('An owner of the organization can invite you again.')).toBeInTheDocument();
  });

  it('asks for the whole link where the secret is missing', async () => {
    show({ hash: '' });
    expect(await screen.findByText(/This link is not complete\./)).toBeInTheDocument();
  });
});
