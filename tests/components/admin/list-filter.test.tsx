import { render, screen } from '@testing-library/react';
import { ListFilter } from '@/components/kit/list-filter';

const choices = [
  { name: 'role', label: 'Role', none: 'All roles', options: [{ value: 'owner', label: 'Owner' }] },
  {
    name: 'sort',
    label: 'Sort by',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'name', label: 'By name' },
    ],
  },
];

const renderFilter = (values: Record<string, string | undefined>) =>
  render(
    <ListFilter
      path="/admin/users"
      label="Filter the users"
      values={values}
      choices={choices}
      search="Name or email"
      clearLabel="Show all accounts"
    />,
  );

const clear = () => screen.queryByRole('link', { name: 'Show all accounts' });

describe('The filter of a list', () => {
  it('shows what the address says, and sends it as a plain form', () => {
    renderFilter({ role: 'owner', search: 'grace', sort: 'name' });

    expect(screen.getByRole('form', { name: 'Filter the users' })).toHaveAttribute('action', '/admin/users');
    expect(screen.getByLabelText('Name or email')).toHaveValue('grace');
    expect(screen.getByLabelText('Role')).toHaveValue('owner');
    expect(screen.getByLabelText('Sort by')).toHaveValue('name');
    expect(clear()).toHaveAttribute('href', '/admin/users');
  });

  it('has nothing to take away while everything is shown in the usual order', () => {
    renderFilter({ sort: 'newest', role: undefined });

    expect(screen.getByLabelText('Role')).toHaveValue('');
    expect(clear()).not.toBeInTheDocument();
  });

  it.each([
    [{ sort: 'newest' }, false],
    [{ sort: 'newest', role: 'owner' }, true],
  ])('is open on a phone while it narrows the list: %j, %s', (values, isOpen) => {
    renderFilter(values);

    expect(screen.getByText('Filter').closest('details')?.open).toBe(isOpen);
  });
});
