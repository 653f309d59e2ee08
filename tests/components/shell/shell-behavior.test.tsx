import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListFilter } from '@/components/kit/list-filter';
import { ShellBehavior } from '@/components/shell/shell-behavior';

const search = () => screen.getByLabelText('Name or email');

async function typeAndComeBack({ persisted }: { persisted: boolean }) {
  render(
    <>
      <ShellBehavior />
      <ListFilter
        path="/admin/users"
        label="Filter the users"
        values={{ search: 'ada' }}
        choices={[]}
        search="Name or email"
        clearLabel="Show all accounts"
      />
    </>,
  );
  await userEvent.type(search(), ' lovelace');
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

describe('a list that one comes back to', () => {
  it('is filtered by what its fields say, whatever was typed before', async () => {
    await typeAndComeBack({ persisted: true });
    expect(search()).toHaveValue('ada');
  });

  it('is not filled in by the browser', async () => {
    await typeAndComeBack({ persisted: false });
    expect(search()).toHaveValue('ada lovelace');
    expect(screen.getByRole('form')).toHaveAttribute('autocomplete', 'off');
  });
});
