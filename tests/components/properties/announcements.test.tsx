import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { Announcements } from '@/components/properties/announcements';
import type { Announcement } from '@/lib/properties/schema/announcements';
import { doubleFetch } from '@/tests/support/fetch-double';

const sale: Announcement = {
  id: 'sale',
  class: 'deed',
  party: 'Acme Homes LLC',
  from: '2026-11-18',
  until: '2026-12-31',
  createdAt: '2026-11-18T15:00:00.000Z',
  withdrawnAt: null,
  isOpen: true,
  matches: 1,
};
const loan: Announcement = {
  ...sale,
  id: 'loan',
  class: 'lis-pendens',
  party: null,
  isOpen: false,
  matches: 0,
};
const URL = '/api/properties/house/announcements';

function show(
  announcements: Announcement[],
  routes: Parameters<typeof doubleFetch>[0] = {},
  isEnded = false,
) {
  let left = announcements;
  const calls = doubleFetch({ [`GET ${URL}`]: () => ({ body: left }), ...routes });
  render(<Announcements lockId="house" isEnded={isEnded} />);
  return { calls, user: userEvent.setup(), leave: (next: Announcement[]) => (left = next) };
}

afterEach(() => accountClient().clear());

describe('the transactions that were announced for a property', () => {
  it('are told with the other party, the days and what became of them', async () => {
    show([sale, loan, { ...loan, id: 'taken-back', withdrawnAt: sale.createdAt }]);
    const [first, second, third] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Deed with Acme Homes LLC');
    expect(first).toHaveTextContent('November 18, 2026 to December 31, 2026. 1 recording matches.');
    expect(first).toHaveTextContent('Open');
    expect(second).toHaveTextContent('Notice of a pending lawsuit');
    expect(second).toHaveTextContent('Over');
    expect(third).toHaveTextContent('Withdrawn');
    expect(screen.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
  });

  it('say that there are none', async () => {
    show([]);
    expect(await screen.findByText('No transaction is announced.')).toBeVisible();
  });

  it('say that they could not be loaded', async () => {
    show([], { [`GET ${URL}`]: { status: 500, body: { message: 'No.' } } });
    expect(await screen.findByText('What you announced could not be loaded')).toBeVisible();
  });

  it('get one more from the form', async () => {
    const { user, calls, leave } = show([], { [`POST ${URL}`]: { status: 201, body: sale } });
    await screen.findByText('No transaction is announced.');
    leave([sale]);
    expect(screen.getByLabelText('What will be recorded')).not.toBeVisible();
    await user.click(screen.getByText('Announce a transaction'));
    await user.selectOptions(screen.getByLabelText('What will be recorded'), 'deed');
    await user.type(screen.getByLabelText(/Other party/), 'Acme Homes LLC');
    await user.type(screen.getByLabelText('First day'), sale.from);
    await user.type(screen.getByLabelText(/Last day/), sale.until);
    await user.click(screen.getByRole('button', { name: 'Announce it' }));
    expect(await screen.findByRole('heading', { name: 'Deed with Acme Homes LLC' })).toBeVisible();
    expect(calls.find(({ request }) => request.startsWith('POST'))?.body).toEqual({
      class: 'deed',
      party: 'Acme Homes LLC',
      from: sale.from,
      until: sale.until,
    });
  });

  it('say under its field what is wrong with a day', async () => {
    const { user, calls } = show([]);
    expect(screen.getByLabelText('What will be recorded')).not.toBeVisible();
    await user.click(screen.getByText('Announce a transaction'));
    await user.selectOptions(screen.getByLabelText('What will be recorded'), 'deed');
    await user.type(screen.getByLabelText('First day'), sale.until);
    await user.type(screen.getByLabelText(/Last day/), sale.from);
    await user.click(screen.getByRole('button', { name: 'Announce it' }));
    expect(await screen.findByText('The last day is before the first one.')).toBeVisible();
    expect(calls.filter(({ request }) => request.startsWith('POST'))).toEqual([]);
  });

  it('are withdrawn with one press, and the focus stays', async () => {
    const { user, leave } = show([sale], { [`DELETE ${URL}/sale`]: { status: 204 } });
    const button = await screen.findByRole('button', { name: 'Withdraw Deed with Acme Homes LLC' });
    leave([{ ...sale, isOpen: false, withdrawnAt: sale.createdAt }]);
    await user.click(button);
    await waitFor(() => expect(screen.getByText('Withdrawn')).toBeVisible());
    expect(screen.getByRole('heading', { name: 'Announced transactions' })).toHaveFocus();
  });

  it('have no form once the lock has ended', async () => {
    show([sale], {}, true);
    expect(await screen.findByRole('listitem')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Announce it' })).not.toBeInTheDocument();
  });
});
