import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserTable } from '@/components/admin/user-table';
import { ToastHost } from '@/components/ui/toast-host';
import type { ListedUser } from '@/lib/accounts/schema/user-list';
import type { OpenVisits } from '@/lib/notary/schema/open-visits';
import { doubleFetch } from '@/tests/support/fetch-double';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const reason = 'Forged deeds, case 26-7';
const ada: ListedUser = {
  id: 'user-1',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  role: 'notary',
  createdAt: '2026-01-01T00:00:00.000Z',
  locks: 0,
  documents: 0,
  requests: 0,
  invoices: 0,
  heldSince: null,
  heldBecause: null,
  suspendedSince: null,
  suspendedBecause: null,
};
const suspended = { ...ada, suspendedSince: '2026-11-01T00:00:00.000Z', suspendedBecause: reason };
const [REACH, SUSPEND, REINSTATE] = ['GET', 'PUT', 'DELETE'].map(
  (method) => `${method} /api/users/user-1/suspension`,
) as [string, string, string];
const nothing: OpenVisits = { count: 0, visits: [] };
const dialog = () => within(screen.getByRole('dialog'));

function renderTable(user: ListedUser, answers: Parameters<typeof doubleFetch>[0]) {
  const calls = doubleFetch(answers);
  render(
    <>
      <UserTable users={[user]} />
      <ToastHost />
    </>,
  );
  return { user: userEvent.setup(), calls };
}

const visit = (of: Partial<OpenVisits['visits'][number]>): OpenVisits['visits'][number] => ({
  id: 'visit-1',
  title: 'Loan signing: Deed',
  appointmentDate: '2026-12-01T16:00:00.000Z',
  status: 'assigned',
  isAsNotary: true,
  ...of,
});

afterEach(clearToasts);

describe('The suspension of an account', () => {
  it('asks for a reason, after its dialog has said what it does', async () => {
    const { user, calls } = renderTable(ada, {
      [REACH]: { status: 200, body: nothing },
      [SUSPEND]: { status: 204 },
    });

    await user.click(screen.getByRole('button', { name: 'Suspend Ada Lovelace' }));
    expect(dialog().getByText(/the owner of this account cannot log in/)).toBeInTheDocument();
    expect(await dialog().findByText('No visit of this account is open.')).toBeInTheDocument();
    await user.type(dialog().getByLabelText(/What it is suspended for/), reason);
    await user.click(dialog().getByRole('button', { name: 'Suspend' }));

    await waitFor(() => expect(calls).toContainEqual({ request: SUSPEND, body: { reason } }));
    expect(await screen.findByText('Ada Lovelace is suspended')).toBeInTheDocument();
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('lists the visits that are open before, each with what becomes of it', async () => {
    const visits = [
      visit({}),
      visit({ id: 'visit-2', status: 'in_progress' }),
      visit({ id: 'visit-3', isAsNotary: false }),
    ];
    const { user } = renderTable(ada, { [REACH]: { status: 200, body: { count: 7, visits } } });

    await user.click(screen.getByRole('button', { name: 'Suspend Ada Lovelace' }));
    const list = within(await dialog().findByRole('region', { name: 'Open visits' }));
    expect(list.getByText('7 visits are open:')).toBeInTheDocument();
    expect(list.getByText('Those that come first are listed.')).toBeInTheDocument();
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/requests/visit-1',
      '/requests/visit-2',
      '/requests/visit-3',
    ]);
    expect(list.getByText(/we look for another one/)).toBeInTheDocument();
    expect(list.getByText(/it has begun: call the client/)).toBeInTheDocument();
    expect(list.getByText(/As the client/)).toBeInTheDocument();
  });

  it('is shown with its reason, and lifted after a confirmation', async () => {
    const { user, calls } = renderTable(suspended, { [REINSTATE]: { status: 204 } });

    expect(screen.getByText('Suspended')).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reinstate Ada Lovelace' }));
    expect(calls).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Reinstate' }));

    await waitFor(() => expect(calls).toEqual([{ request: REINSTATE }]));
    expect(await screen.findByText('Ada Lovelace is no longer suspended')).toBeInTheDocument();
  });

  it('is not offered for an admin', () => {
    renderTable({ ...ada, role: 'admin' }, {});
    expect(screen.queryByRole('button', { name: /Suspend/ })).not.toBeInTheDocument();
  });
});
