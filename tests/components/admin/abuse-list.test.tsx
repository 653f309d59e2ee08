import { render, screen } from '@testing-library/react';
import { AbuseDays } from '@/components/admin/abuse-days';
import { AdminList } from '@/components/admin/admin-list';

describe('the list of what was refused', () => {
  it('is where a figure of a day leads', () => {
    const counts = { limited: 3, locked: 0, refused: 0, poisoned: 0, opened: 0 };
    render(<AbuseDays days={[{ day: '2026-11-22', ...counts }]} />);

    expect(screen.getByRole('link', { name: '3 on 2026-11-22: Too many tries' })).toHaveAttribute(
      'href',
      '/admin/abuse?kind=limited&day=2026-11-22#list',
    );
  });

  it('is where its filter and its pages lead, below a title that says what is shown', () => {
    render(
      <AdminList
        title="Abuse"
        path="/admin/abuse"
        says="What was refused."
        noun="counts"
        csvPath="/api/abuse"
        filter={{ kind: 'limited' }}
        listTitle="Too many tries"
        choices={[
          {
            name: 'kind',
            label: 'Kind',
            none: 'All kinds',
            options: [{ value: 'limited', label: 'Too many tries' }],
          },
        ]}
        clearLabel="Show everything"
        isFirst
        next="abc"
      >
        Rows
      </AdminList>,
    );

    expect(screen.getByRole('heading', { name: 'Too many tries' })).toHaveAttribute('id', 'list');
    expect(screen.getByRole('form')).toHaveAttribute('action', '/admin/abuse#list');
    expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute(
      'href',
      '/admin/abuse#list',
    );
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/admin/abuse?kind=limited&after=abc#list',
    );
  });
});
