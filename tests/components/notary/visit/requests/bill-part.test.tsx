import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { BillPart } from '@/components/notary/visit/requests/bill-part';
import type { Bill } from '@/lib/invoices/schema';
import type { Party } from '@/lib/notary/policy';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import { visit } from '@/tests/support/notary-work';

const READ = 'GET /api/invoices/to-pay?requestId=visit-1';
const bill: Bill = {
  id: '33333333-3333-4333-8333-333333333333',
  number: 'INV-2026-0007',
  status: 'sent',
  issuerName: 'Grace Hopper',
  property: null,
  total: 120,
  requestId: 'visit-1',
  dueAt: null,
  paidAt: null,
};

type Options = { status?: RequestView['status']; party?: Party | null };

function show(answer: Parameters<typeof doubleFetch>[0][string], options: Options = {}) {
  const { status = 'completed', party = 'client' } = options;
  const calls = doubleFetch({ [READ]: answer });
  render(<BillPart request={visit({ status })} party={party} />);
  return calls;
}

afterEach(() => act(() => accountClient().clear()));

describe('the invoice of a visit, for its client', () => {
  it('is shown with number, state, total and a way to pay', async () => {
    show({ body: [bill] });

    const link = await screen.findByRole('link', { name: 'Pay INV-2026-0007' });
    expect(link).toHaveAttribute('href', `/pay/${bill.id}`);
    expect(screen.getByRole('region', { name: 'Invoice' })).toHaveTextContent('Sent$120.00');
  });

  it('is named alone once it is paid', async () => {
    show({ body: [{ ...bill, status: 'paid' }] });

    expect(await screen.findByRole('link', { name: 'INV-2026-0007' })).toBeInTheDocument();
    expect(screen.getByText('Paid')).toBeInTheDocument();
  });

  it('leaves nothing behind where none was sent', async () => {
    const calls = show({ body: [] });
    await act(async () => {});

    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('can be asked for again', async () => {
    let isDown = true;
    show(() => (isDown ? new TypeError('offline') : { body: [bill] }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);

    expect(await screen.findByRole('link', { name: 'Pay INV-2026-0007' })).toBeInTheDocument();
  });

  it.each<Options>([{ status: 'assigned' }, { party: 'notary' }, { party: null }])(
    'is not asked for with %j',
    (options) => {
      expect(show({ body: [bill] }, options)).toEqual([]);
    },
  );
});
