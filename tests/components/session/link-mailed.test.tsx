import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider, useAuth } from '@/components/session/auth-provider';
import { arrivalAfterSignUp } from '@/components/session/link-mailed';
import { readStoredUser, storeUser } from '@/components/kit/stored-user';
import { connectToastHost, type ToastMessage } from '@/components/ui/toast';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';

let said: ToastMessage[];
let hush: () => void;

function arrive(path: string, createdAt = new Date().toISOString()) {
  doubleFetch({ 'GET /api/auth/me': { body: { ...ada, createdAt } } });
  storeUser({ ...ada, createdAt });
  history.replaceState(null, '', path);
  render(<AuthProvider>A page</AuthProvider>);
}

beforeEach(() => {
  said = [];
  hush = connectToastHost((message) => said.push(message));
});
afterEach(() => {
  hush();
  act(() => storeUser(null));
  history.replaceState(null, '', '/');
});

describe('the page that a sign-up leads to', () => {
  const path = '/invoices?status=draft#new';

  it('says once that a link to confirm the address was mailed', () => {
    arrive(arrivalAfterSignUp(path, { isLinkMailed: true }));

    expect(said).toEqual([
      expect.objectContaining({
        title: 'Please confirm your email address',
        description: `We emailed a link to ${ada.email}. It works for 24 hours.`,
      }),
    ]);
    expect(location.pathname + location.search + location.hash).toBe(path);
  });

  it('says nothing where no link was mailed', () => {
    arrive(arrivalAfterSignUp(path, {}));

    expect(said).toEqual([]);
  });

  it('says nothing to whoever follows such an address later', () => {
    arrive(arrivalAfterSignUp(path, { isLinkMailed: true }), '2026-01-05T09:00:00.000Z');

    expect(said).toEqual([]);
    expect(location.search).toBe('?status=draft');
  });
});

describe('signing up', () => {
  it('hands on that a link was mailed, and keeps the account alone', async () => {
    const handed = jest.fn();
    function SignUp() {
      const { register } = useAuth();
      const sign = async () =>
        handed(await register({ ...ada, role: 'owner', password: 'paper and ink and seal' }));
      return <button onClick={() => void sign()}>Sign up</button>;
    }
    doubleFetch({ 'POST /api/users/register': { status: 201, body: { ...ada, isLinkMailed: true } } });
    render(
      <AuthProvider>
        <SignUp />
      </AuthProvider>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));

    expect(handed).toHaveBeenCalledWith({ ...ada, isLinkMailed: true });
    expect(readStoredUser()).toEqual(ada);
  });
});
