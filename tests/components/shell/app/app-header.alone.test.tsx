import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { AppHeader } from '@/components/shell/app/app-header';
import { placesOf } from '@/components/shell/app/places';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

function show(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  render(<AppHeader places={placesOf('owner')} bell={null} account={null} />);
}

const named = (name: string) => screen.getByRole('link', { name });

describe('the header of the application', () => {
  it('leads from a page below a place back to it', () => {
    show('/requests/7');

    const back = named('Requests');
    expect(back).toHaveTextContent('← Requests');
    expect(back).toHaveAttribute('href', '/dashboard/client');
    expect(back.parentElement).not.toHaveClass('lg:hidden');
  });

  it('names a place where there is no side bar, and on wide screens leaves that to its title', () => {
    show('/properties');

    const name = named('Properties');
    expect(name).toHaveTextContent(/^Properties$/);
    expect(name.parentElement).toHaveClass('lg:hidden');
  });
});
