import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { BillStep } from '@/components/notary/work/bill-step';
import { Unbilled } from '@/components/notary/work/visits/unbilled';
import type { UnbilledVisit, VisitBilling } from '@/lib/invoices/schema';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import { draftInvoice, INVOICE_ID } from '@/tests/support/invoice-views';
import { NOTARY_ID, visit } from '@/tests/support/notary-work';

const READ = 'GET /api/requests/visit-1/billing';
const CREATE = 'POST /api/invoices/from-request';
const UNBILLED = `GET /api/notaries/${NOTARY_ID}/unbilled`;
const draft = { id: INVOICE_ID, number: 'INV-2026-0007' };

const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => jest.clearAllMocks());
afterEach(() => act(() => accountClient().clear()));

describe('the bill as the next step on a request', () => {
  function show(billing: Partial<VisitBilling>, request: Partial<RequestView> = {}) {
    const body: VisitBilling = { standing: 'due', bills: [], invoice: null, remindedAt: null, ...billing };
    const calls = doubleFetch({ [READ]: { body }, [CREATE]: { status: 201, body: draftInvoice() } });
    render(<BillStep request={visit({ status: 'completed', ...request })} />);
    return calls;
  }

  it('is made, and opened with the last look at it', async () => {
    show({});
    await userEvent.click(await screen.findByRole('button', { name: 'Send the bill' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/invoices/${INVOICE_ID}?send=1`));
  });

  it('is opened where there is a draft', async () => {
    show({ invoice: draft });
    expect(await screen.findByRole('link', { name: 'Send the bill' })).toHaveAttribute(
      'href',
      `/invoices/${INVOICE_ID}?send=1`,
    );
  });

  it('leads to what was sent', async () => {
    show({ standing: 'billed', invoice: draft });
    expect(await screen.findByRole('link', { name: 'See INV-2026-0007' })).toBeInTheDocument();
    expect(screen.queryByText(/Send the bill/)).not.toBeInTheDocument();
  });

  it('can be made anew after a void one, without being asked for', async () => {
    show({ standing: 'void' });
    expect(await screen.findByRole('button', { name: 'Create invoice' })).toBeInTheDocument();
    expect(screen.queryByText(/Next/)).not.toBeInTheDocument();
  });

  it.each(['demo', 'none'] as const)('is nothing with %s', async (standing) => {
    show({ standing });
    await act(async () => {});
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is not asked for before the visit is over', async () => {
    const calls = show({}, { status: 'in_progress' });
    await act(async () => {});
    expect(calls).toEqual([]);
  });
});

describe('the bills to send on the dashboard', () => {
  const one: UnbilledVisit = {
    requestId: 'visit-1',
    serviceType: 'real-estate',
    completedAt: '2026-11-20T12:00:00.000Z',
    clientName: 'Ada Lovelace',
    total: 81.5,
    invoiceId: null,
  };

  function show(initial: UnbilledVisit[], isOwn = true) {
    doubleFetch({ [UNBILLED]: { body: initial } });
    render(<Unbilled userId={NOTARY_ID} initial={initial} isOwn={isOwn} />);
  }
  const list = () => within(screen.getByRole('region', { name: 'Bills to send' }));

  it('name client, sum and visit, each with its next step', () => {
    show([one, { ...one, requestId: 'visit-2', clientName: 'Alan Turing', invoiceId: INVOICE_ID }]);

    expect(list().getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '/requests/visit-1');
    expect(list().getAllByRole('listitem')[0]).toHaveTextContent('Ada Lovelace, $81.50');
    expect(list().getByRole('button', { name: 'Send the bill for Ada Lovelace' })).toBeInTheDocument();
    expect(list().getByRole('link', { name: 'Send the bill for Alan Turing' })).toHaveAttribute(
      'href',
      `/invoices/${INVOICE_ID}?send=1`,
    );
  });

  it('are shown to an admin without a step', () => {
    show([one], false);
    expect(screen.queryByText(/Send the bill/)).not.toBeInTheDocument();
  });

  it('lead to the rest where there are many', () => {
    show(Array.from({ length: 6 }, (_, index) => ({ ...one, requestId: `visit-${index}` })));
    expect(list().getAllByRole('listitem')).toHaveLength(5);
    expect(list().getByRole('link', { name: /See all visits/ })).toBeInTheDocument();
  });

  it('take no room while all are sent', () => {
    show([]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
