import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { AppNav } from '@/components/shell/app/app-nav';
import { nameAt, placeAt } from '@/components/shell/app/place-at';
import { placesOf } from '@/components/shell/app/places';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const at = (path: string) => jest.mocked(usePathname).mockReturnValue(path);
const labels = (role: Parameters<typeof placesOf>[0]) => placesOf(role).main.map(({ label }) => label);
const link = (name: string) => screen.getByRole('link', { name, hidden: true });

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.sideBar;
});

describe('the name of a page in the header', () => {
  it.each([
    ['/cases/1', 'Alerts'],
    ['/notifications', 'Notifications'],
    ['/search', 'Search'],
    ['/contact', undefined],
  ])('of %s is %s', (path, name) => {
    expect(nameAt(path, placesOf('owner'))?.label).toBe(name);
  });
});

describe('the places of an account', () => {
  it('are an owner’s things', () => {
    expect(labels('owner')).toEqual([
      'Home',
      'Properties',
      'Documents',
      'Alerts',
      'Requests',
      'Invoices',
      'Settings',
    ]);
  });

  it('are a notary’s work', () => {
    expect(labels('notary')).toEqual([
      'Today',
      'Offers',
      'Schedule',
      'Earnings',
      'Journal',
      'Invoices',
      'Settings',
    ]);
  });

  it('have the portal of a partner and the lists of an admin', () => {
    expect(labels('partner')).toContain('Portal');
    expect(labels('admin')).toEqual(expect.arrayContaining(['Overview', 'Applications', 'Abuse']));
  });

  it.each(['owner', 'notary', 'partner', 'admin'] as const)('of the role %s are there once each', (role) => {
    const { main, own } = placesOf(role);
    const all = [...main, ...own];
    expect(new Set(all.map(({ href }) => href)).size).toBe(all.length);
  });

  it.each([
    ['owner', '/invoices/7', 'Invoices'],
    ['owner', '/requests/7', 'Requests'],
    ['owner', '/properties/7', 'Properties'],
    ['owner', '/settings/plan', 'Settings'],
    ['notary', '/dashboard/notary', 'Offers'],
    ['notary', '/dashboard/notary/schedule', 'Schedule'],
    ['notary', '/dashboard/notary/settings', 'Settings'],
    ['notary', '/requests/7', 'Schedule'],
    ['partner', '/partners/portal', 'Portal'],
    ['admin', '/admin', 'Overview'],
    ['admin', '/admin/users', 'Users'],
    ['admin', '/client-dashboard/7', 'Users'],
    ['owner', '/homeless', undefined],
  ] as const)('of the role %s: %s is part of %s', (role, path, label) => {
    expect(placeAt(path, placesOf(role))?.label).toBe(label);
  });
});

describe('the bar of places', () => {
  it('says which page is open, and which place it is part of', () => {
    at('/properties');
    const { rerender } = render(<AppNav places={placesOf('owner')} />);
    expect(link('Properties')).toHaveAttribute('aria-current', 'page');
    expect(link('Home')).not.toHaveAttribute('aria-current');

    at('/properties/7');
    rerender(<AppNav places={placesOf('owner')} />);
    expect(link('Properties')).toHaveAttribute('aria-current', 'true');
  });

  it('has each link once, the first four beside “More”', () => {
    at('/home');
    render(<AppNav places={placesOf('owner')} />);
    const sheet = document.getElementById('more-places')!;

    expect(screen.getAllByRole('link', { name: 'Invoices', hidden: true })).toHaveLength(1);
    expect(
      within(sheet)
        .getAllByRole('link', { hidden: true })
        .map((place) => place.textContent),
    ).toEqual(['Requests', 'Invoices', 'Settings']);
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('popovertarget', 'more-places');
  });

  it('is narrow once it was made so, and the device keeps that', async () => {
    at('/home');
    const user = userEvent.setup();
    render(<AppNav places={placesOf('owner')} />);

    await user.click(screen.getByRole('button', { name: 'Collapse the side bar' }));
    expect(document.documentElement.dataset.sideBar).toBe('narrow');
    expect(localStorage.getItem('side-bar')).toBe('narrow');

    await user.click(screen.getByRole('button', { name: 'Expand the side bar' }));
    expect(document.documentElement.dataset.sideBar).toBeUndefined();
    expect(localStorage.getItem('side-bar')).toBe('wide');
  });
});
