import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { useRead } from '@/components/kit/use-read';
import { readRequest } from '@/components/notary/queries';
import { BillStep } from '@/components/notary/work/bill-step';
import { VisitActions } from '@/components/notary/work/visit-actions';
import { Unbilled } from '@/components/notary/work/visits/unbilled';
import { ToastHost } from '@/components/ui/toast-host';
import type { VisitBilling } from '@/lib/invoices/schema';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import { inMinutes, NOTARY_ID, visit } from '@/tests/support/notary-work';
import { clearToasts } from '@/tests/support/toasts';

const begun = visit({
  status: 'in_progress',
  departedAt: inMinutes(-30),
  arrivedAt: inMinutes(-5),
  startedAt: inMinutes(-1),
});

afterEach(() => {
  clearToasts();
  accountClient().clear();
});

function Visit({ withStep }: { withStep: boolean }) {
  const { data } = useRead({ ...readRequest(begun.id), initialData: begun });
  return (
    <>
      <VisitActions request={data} />
      {withStep ? <BillStep request={data} /> : <Unbilled userId={NOTARY_ID} initial={[]} isOwn />}
    </>
  );
}

/** Completes a visit in front of a server that knows what becomes of its bill. */
async function complete(standing: VisitBilling['standing'], { withStep = false } = {}) {
  let request: RequestView = begun;
  const unbilled = {
    requestId: begun.id,
    serviceType: 'real-estate',
    completedAt: null,
    clientName: 'Ada',
    total: 81.5,
    invoiceId: null,
  };
  doubleFetch({
    'GET /api/requests/visit-1': () => ({ body: request }),
    'PATCH /api/requests/visit-1': () => {
      request = { ...begun, status: 'completed' };
      return { body: request };
    },
    'GET /api/requests/visit-1/billing': { body: { standing, bills: [], invoice: null, remindedAt: null } },
    [`GET /api/notaries/${NOTARY_ID}/unbilled`]: () => ({
      body: standing === 'due' && request.status === 'completed' ? [unbilled] : [],
    }),
  });
  render(
    <>
      <Visit withStep={withStep} />
      <ToastHost />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  const question = await screen.findByRole('dialog', { name: 'Complete this visit?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('Visit completed')).toBeInTheDocument();
}

describe('a notary who has completed a visit', () => {
  it('is told so, and taken to the bills to send', async () => {
    await complete('due');
    expect(screen.getByText('Send the bill next.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Bills to send' })).toHaveFocus());
  });

  it('is taken to the bill on the page of the request', async () => {
    await complete('due', { withStep: true });
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Next: send the bill\./));
  });

  it('is sent to no bill where there is none to send', async () => {
    await complete('none');
    expect(screen.queryByText('Send the bill next.')).not.toBeInTheDocument();
  });
});
