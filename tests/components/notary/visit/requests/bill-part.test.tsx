import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { BillPart } from '@/components/notary/visit/requests/bill-part';
import type { Bill, VisitBilling } from '@/lib/invoices/schema';
import type { Party } from '@/lib/notary/policy';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import { inMinutes, visit } from '@/tests/support/notary-work';
import { notary } from '@/tests/support/request-page';

const READ = 'GET /api/requests/visit-1/billing';
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
const billing = (changes: Partial<VisitBilling>): { body: VisitBilling } => ({
  body: { standing: 'billed', bills: [bill], invoice: null, remindedAt: null, ...changes },
});

type Options = { request?: Partial<RequestView>; party?: Party | null };

function show(answer: Parameters<typeof doubleFetch>[0][string], options: Options = {}) {
  const { request, party = 'client' } = options;
  const calls = doubleFetch({ [READ]: answer });
  const shown = visit({ status: 'completed', completedAt: inMinutes(-60), notary, ...request });
  render(<BillPart request={shown} party={party} />);
  return calls;
}

const invoice = () => screen.findByRole('region', { name: 'Invoice' });

afterEach(() => act(() => accountClient().clear()));

describe('the invoice of a visit, for its client', () => {
  it('is shown with number, issuer, state, total and a way to pay', async () => {
    show(billing({}));

    const link = await screen.findByRole('link', { name: 'Pay INV-2026-0007' });
    expect(link).toHaveAttribute('href', `/pay/${bill.id}`);
    expect(await invoice()).toHaveTextContent('Sentfrom Grace Hopper$120.00');
  });

  it('is named alone once it is paid', async () => {
    show(billing({ bills: [{ ...bill, status: 'paid' }] }));

    expect(await screen.findByRole('link', { name: 'INV-2026-0007' })).toBeInTheDocument();
    expect(screen.getByText('Paid')).toBeInTheDocument();
  });

  it('is announced with the agreed total, and with the reminder that comes', async () => {
    show(billing({ standing: 'due', bills: [] }));

    const part = await invoice();
    expect(part).toHaveTextContent('Grace Hopper is preparing the invoice. The agreed total is $81.50.');
    expect(part).toHaveTextContent('It appears here once it is sent, and nothing is due before that.');
    expect(part).toHaveTextContent('If it is not sent within 24 hours of the visit, we remind the notary.');
  });

  it('says that the notary was reminded, where that is so', async () => {
    show(billing({ standing: 'due', bills: [], remindedAt: '2026-11-21T12:00:00.000Z' }), {
      request: { completedAt: '2026-11-20T12:00:00.000Z' },
    });

    const part = await invoice();
    expect(part).toHaveTextContent('We reminded the notary on Nov 21, 2026.');
    expect(part).not.toHaveTextContent('24 hours');
  });

  it('promises no reminder after its hour', async () => {
    show(billing({ standing: 'due', bills: [] }), { request: { completedAt: inMinutes(-25 * 60) } });
    expect(await invoice()).not.toHaveTextContent(/remind/);
  });

  it.each([
    [
      'demo',
      'This is the visit of a demo notary, who is owed nothing. There is no invoice: the total is what the visit of a real notary would cost.',
    ],
    ['void', 'The invoice for this visit is void, so there is nothing to pay. A new one would appear here.'],
  ] as const)('does not come where it is %s, which is said', async (standing, text) => {
    show(billing({ standing, bills: [] }));

    const part = await invoice();
    expect(part).toHaveTextContent(text);
    expect(part).not.toHaveTextContent('preparing');
  });

  it('leaves nothing behind where there is none to come', async () => {
    const calls = show(billing({ standing: 'none', bills: [] }));
    await act(async () => {});

    expect(calls).toHaveLength(1);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('can be asked for again', async () => {
    let isDown = true;
    show(() => (isDown ? new TypeError('offline') : billing({})));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);

    expect(await screen.findByRole('link', { name: 'Pay INV-2026-0007' })).toBeInTheDocument();
  });

  it.each<Options>([{ request: { status: 'assigned' } }, { party: 'notary' }, { party: null }])(
    'is not asked for with %j',
    (options) => {
      expect(show(billing({}), options)).toEqual([]);
    },
  );
});
