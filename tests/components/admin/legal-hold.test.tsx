import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserTable } from '@/components/admin/user-table';
import { ToastHost } from '@/components/ui/toast-host';
import type { ListedUser } from '@/lib/accounts/schema/user-list';
import { doubleFetch } from '@/tests/support/fetch-double';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const reason = 'Subpoena of the Travis County District Court';
const ada: ListedUser = {
  id: 'user-1',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  role: 'owner',
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
const held = { ...ada, heldSince: '2026-11-01T00:00:00.000Z', heldBecause: reason };
const [PLACE, LIFT] = ['PUT /api/users/user-1/hold', 'DELETE /api/users/user-1/hold'];
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

afterEach(clearToasts);

describe('The legal hold of an account', () => {
  it('is placed with a reason, after its dialog has said what it does', async () => {
    const { user, calls } = renderTable(ada, { [PLACE]: { status: 204 } });

    await user.click(screen.getByRole('button', { name: 'Put Ada Lovelace under a legal hold' }));
    expect(dialog().getByText(/cannot delete the account/)).toBeInTheDocument();
    expect(calls).toEqual([]);
    await user.type(dialog().getByLabelText(/Which order or claim/), reason);
    await user.click(dialog().getByRole('button', { name: 'Put under hold' }));

    await waitFor(() => expect(calls).toEqual([{ request: PLACE, body: { reason } }]));
    expect(await screen.findByText('Ada Lovelace is under a legal hold')).toBeInTheDocument();
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('is shown with its reason, and lifted after a confirmation', async () => {
    const { user, calls } = renderTable(held, { [LIFT]: { status: 204 } });

    expect(screen.getByText('Held')).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Lift the legal hold on Ada Lovelace' }));
    expect(calls).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Lift the hold' }));

    await waitFor(() => expect(calls).toEqual([{ request: LIFT }]));
    expect(await screen.findByText('Ada Lovelace is no longer under a legal hold')).toBeInTheDocument();
  });

  it('keeps the dialog and what was typed when somebody else was faster', async () => {
    const message = 'This account is under a legal hold already.';
    const { user } = renderTable(ada, { [PLACE]: { status: 409, body: { code: 'conflict', message } } });

    await user.click(screen.getByRole('button', { name: 'Put Ada Lovelace under a legal hold' }));
    await user.type(dialog().getByLabelText(/Which order or claim/), reason);
    await user.click(dialog().getByRole('button', { name: 'Put under hold' }));

    expect(await dialog().findByText(message)).toBeInTheDocument();
    expect(dialog().getByLabelText(/Which order or claim/)).toHaveValue(reason);
  });
});
