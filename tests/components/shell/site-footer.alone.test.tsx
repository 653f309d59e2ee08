import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { SiteFooter } from '@/components/shell/site-footer';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

describe('the footer of a page to log in, or to sign up', () => {
  it.each(['/login', '/signup', '/forgot-password'])('is one line: %s', (path) => {
    jest.mocked(usePathname).mockReturnValue(path);
    render(<SiteFooter />);

    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['Help', 'Terms', 'Privacy']);
  });
});
