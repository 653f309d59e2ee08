import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '@/components/session/auth-provider';
import { PropertyList } from '@/components/deeds/property-list';
import { accountClient } from '@/components/kit/account-client';
import { ToastHost } from '@/components/ui/toast-host';
import type { PaymentView } from '@/lib/payments/schema';
import { ada, lockedDeed } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const LIST = 'GET /api/deedguard/locked-deeds';
const PAYMENTS = 'GET /api/payments';
const paid = lockedDeed({ status: 'paid', paidAt: '2026-03-02T10:00:00.000Z' });
const REFUND = `POST /api/deedguard/locked-deeds/${paid.id}/refund`;
const EVIDENCE = `/api/deedguard/locked-deeds/${paid.id}/evidence`;
const me = { 'GET /api/auth/me': { body: ada } };

function payment(changes: Partial<PaymentView> = {}): PaymentView {
  return {
    id: 'f2a6a3d0-0000-4000-8000-000000000001',
    provider: 'stripe',
    amount: 99,
    paidAt: '2026-03-02T10:00:00.000Z',
    lockId: paid.id,
    property: paid.metadata.propertyAddress,
    refund: null,
    refundAskedAt: null,
    refundedAt: null,
    refundableUntil: '2026-04-01T10:00:00.000Z',
    ...changes,
  };
}

function renderList() {
  localStorage.setItem('user', JSON.stringify(ada));
  render(
    <AuthProvider>
      <PropertyList />
      <ToastHost />
    </AuthProvider>,
  );
  return userEvent.setup();
}

afterEach(() => {
  accountClient().clear();
  clearToasts();
  localStorage.clear();
});

describe('the card of a lock that is paid', () => {
  it('leads to its receipt, and gives the money back once the end of the lock was confirmed', async () => {
    const calls = doubleFetch({
      ...me,
      [LIST]: { body: [paid] },
      [PAYMENTS]: { body: [payment()] },
      [REFUND]: { status: 202, body: { refund: 'pending' } },
    });
    const user = renderList();
    expect(await screen.findByRole('link', { name: /^Receipt/ })).toHaveAttribute(
      'href',
      `/payment/success?service=deedguard&payment=${payment().id}`,
    );

    await user.click(screen.getByRole('button', { name: /^Get your \$99 back/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Get your $99 back?' });
    expect(dialog).toHaveTextContent('The lock ends at once');
    expect(calls.some(({ request }) => request === REFUND)).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'End the lock and get $99 back' }));

    expect(await screen.findByText('Your $99 is on its way back')).toBeInTheDocument();
    await waitFor(() => expect(calls.filter(({ request }) => request === LIST)).toHaveLength(2));
  });

  it('keeps the payment, not the lock, where the lock has ended', async () => {
    const ended = { ...paid, status: 'released' as const, releasedAt: paid.paidAt, releaseLogIndex: 23 };
    doubleFetch({ ...me, [LIST]: { body: [ended] }, [PAYMENTS]: { body: [payment()] } });
    const user = renderList();

    await user.click(await screen.findByRole('button', { name: /^Get your \$99 back/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Keep the payment' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Keep the lock' })).not.toBeInTheDocument();
  });

  it('says of a demo payment that was taken back that no money moved', async () => {
    const ended = { ...paid, status: 'released' as const, releasedAt: paid.paidAt, isDemo: true };
    const deed = { ...ended, releaseReason: 'refund' as const };
    const back = { provider: 'demo', refund: 'succeeded', refundedAt: paid.paidAt } as const;
    doubleFetch({ ...me, [LIST]: { body: [deed] }, [PAYMENTS]: { body: [payment(back)] } });
    renderList();

    expect(await screen.findByText(/The demo payment was taken back: no money moved/)).toBeInTheDocument();
    expect(screen.getByText('Paid (demo)')).toBeInTheDocument();
    expect(screen.queryByText(/went back|refund/i)).not.toBeInTheDocument();
  });

  it.each([
    ['no button once the days are over', payment({ refundableUntil: null }), /^Receipt/],
    ['where the money is', payment({ refundableUntil: null, refund: 'pending' }), /^Receipt/],
  ])('has %s', async (_, made, link) => {
    doubleFetch({ ...me, [LIST]: { body: [paid] }, [PAYMENTS]: { body: [made] } });
    renderList();

    expect(await screen.findByRole('link', { name: link })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Get your/ })).not.toBeInTheDocument();
    expect(screen.queryByText('The money is on its way back') !== null).toBe(made.refund === 'pending');
  });
});

describe('the card of a contested lock', () => {
  it('says so in one sentence, and takes a document after saying who will see it', async () => {
    const contested = { ...paid, contested: true };
    const document = { id: '11111111-1111-4111-8111-111111111111', name: 'Recorded deed' };
    const calls = doubleFetch({
      ...me,
      [LIST]: { body: [contested] },
      [PAYMENTS]: { body: [] },
      [`GET ${EVIDENCE}`]: { body: [] },
      'GET /api/vault/documents': { body: [document] },
      [`POST ${EVIDENCE}`]: { status: 201, body: { id: document.id } },
    });
    const user = renderList();
    expect(
      await screen.findByText('Someone else has locked this property too, and we do not know who owns it.'),
    ).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Show evidence/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Evidence for this lock' });
    const choice = await within(dialog).findByLabelText('Document from your vault');
    expect(choice).toHaveAccessibleDescription(/An admin of ours will open this document/);
    await user.selectOptions(choice, 'Recorded deed');
    await user.click(within(dialog).getByRole('button', { name: 'Show this document' }));

    expect(await screen.findByText('We have your document')).toBeInTheDocument();
    expect(calls.find(({ request }) => request === `POST ${EVIDENCE}`)?.body).toEqual({
      documentId: document.id,
    });
  });

  it('is not said of any other', async () => {
    doubleFetch({ ...me, [LIST]: { body: [paid] }, [PAYMENTS]: { body: [] } });
    renderList();

    expect(await screen.findByText('Protected')).toBeInTheDocument();
    expect(screen.queryByText(/Someone else has locked/)).not.toBeInTheDocument();
  });
});
