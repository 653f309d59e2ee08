import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginLink } from '@/components/session/login-link';

async function hrefOn(address: string): Promise<string | null> {
  window.history.replaceState(null, '', address);
  render(<LoginLink>Login</LoginLink>);
  const link = screen.getByRole('link', { name: 'Login' });
  expect(link).toHaveAttribute('href', '/login');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.setup().click(link);
  return link.getAttribute('href');
}

describe('the login of header and footer', () => {
  it.each([
    ['/pricing', '/login?callbackUrl=%2Fpricing'],
    ['/states?q=texas#list', '/login?callbackUrl=%2Fstates%3Fq%3Dtexas%23list'],
  ])('comes back to %s', async (address, href) => {
    expect(await hrefOn(address)).toBe(href);
  });

  it.each(['/', '/?from=mail', '/confirm-email#token', '/security/undo#token', '/login/link#token'])(
    'does not come back to %s, which somebody only passes through',
    async (address) => {
      expect(await hrefOn(address)).toBe('/login');
    },
  );

  it('takes along where a login or a sign-up leads already', async () => {
    expect(await hrefOn('/signup?callbackUrl=%2Falerts')).toBe('/login?callbackUrl=%2Falerts');
  });
});
