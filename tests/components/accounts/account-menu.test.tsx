import { render, screen } from '@testing-library/react';
import { AccountMenu } from '@/components/accounts/account-menu';
import { AuthProvider } from '@/components/session/auth-provider';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';

function renderFor(role: typeof ada.role) {
  const user = { ...ada, role };
  localStorage.setItem('user', JSON.stringify(user));
  doubleFetch({ 'GET /api/auth/me': { body: user } });
  render(
    <AuthProvider>
      <AccountMenu />
    </AuthProvider>,
  );
}

const administration = () => screen.queryByRole('link', { name: 'Administration', hidden: true });

afterEach(() => localStorage.clear());

describe('the menu of an account', () => {
  it('leads an admin to the lists for admins', () => {
    renderFor('admin');
    expect(administration()).toHaveAttribute('href', '/admin');
  });

  it.each(['owner', 'notary', 'partner'] as const)(
    'does not name them to an account with the role %s',
    (role) => {
      renderFor(role);
      expect(administration()).not.toBeInTheDocument();
    },
  );
});
