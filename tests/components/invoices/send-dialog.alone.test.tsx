import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { InvoiceTable } from '@/components/invoices/list/invoice-table';
import { ToastHost } from '@/components/ui/toast-host';
import type { Invoice } from '@/lib/invoices/schema';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { draftInvoice, INVOICE_ID, issuer, sentInvoice } from '@/tests/support/invoice-views';
import { clearToasts } from '@/tests/support/toasts';

const SEND = `POST /api/invoices/${INVOICE_ID}/send`;
const MAIL = `/api/invoices/${INVOICE_ID}/mail`;
const wentOut = { body: { transport: 'smtp', previewUrl: MAIL } };

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00.000Z'), doNotFake: ['setTimeout', 'setInterval'] });
  jest.clearAllMocks();
  doubleEvents();
});

afterEach(() => {
  jest.useRealTimers();
  clearToasts();
  sessionStorage.clear();
});

type Options = { routes?: Parameters<typeof doubleFetch>[0]; viewer?: Partial<typeof issuer> };

const page = (invoice: Invoice, viewer: Options['viewer']) => (
  <>
    <InvoiceDesk accountId="account-1" isNotary startsWithForm={false} newestAt={null}>
      <InvoiceTable invoices={[invoice]} now="2026-11-22T12:00:00.000Z" viewer={{ ...issuer, ...viewer }} />
    </InvoiceDesk>
    <ToastHost />
  </>
);

function show(invoice: Invoice, { routes = {}, viewer }: Options = {}) {
  const calls = doubleFetch(routes);
  const { rerender } = render(page(invoice, viewer));
  return { user: userEvent.setup(), calls, redraw: (next: Invoice) => rerender(page(next, viewer)) };
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const said = (term: string) => dialog().getByText(term).nextElementSibling;
const send = () => dialog().getByRole('button', { name: 'Send' });

describe('the last look before an invoice is sent', () => {
  it('shows to whom, how much, until when and what they get, and sends nothing yet', async () => {
    const { user, calls } = show(draftInvoice());
    await user.click(button('Send INV-2026-0007'));

    expect(screen.getByRole('dialog', { name: 'Send INV-2026-0007?' })).toBeInTheDocument();
    expect(said('To')).toHaveTextContent('Ada LovelaceAnalytical Titleada@example.com');
    expect(said('Total')).toHaveTextContent('$120.00');
    // 15 days from now, as the server counts them.
    expect(said('Due')).toHaveTextContent('Dec 7, 2026 (Net 15)');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'They get an email with all lines and the total, a link to the invoice’s page and one to its PDF.',
    );
    expect(screen.getByRole('dialog')).toHaveTextContent('You can’t take an email back.');
    expect(calls).toEqual([]);
  });

  it('is left without sending by its button and by Escape, and the focus comes back', async () => {
    const { user, calls } = show(draftInvoice());
    await user.click(button('Send INV-2026-0007'));
    expect(button('Not yet')).toHaveFocus();
    await user.click(button('Not yet'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Send INV-2026-0007')).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('is answered by the keyboard alone, and says that the email went out', async () => {
    const { user, calls } = show(draftInvoice({ revision: 3 }), { routes: { [SEND]: wentOut } });
    await user.click(button('Send INV-2026-0007'));
    await user.tab();
    expect(send()).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Sent via SMTP')).toBeInTheDocument();
    expect(calls).toEqual([{ request: SEND, body: { revision: 3 } }]);
    expect(router.refresh).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says of one that was sent before when that was', async () => {
    const { user } = show(sentInvoice());
    await user.click(button('More for INV-2026-0007'));
    expect(screen.queryByRole('menuitem', { name: /Send/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(button('Send again INV-2026-0007'));

    expect(screen.getByRole('dialog', { name: 'Send INV-2026-0007 again?' })).toHaveTextContent(
      'You emailed it before, on Nov 21, 2026.',
    );
    expect(said('Due')).toHaveTextContent('Dec 6, 2026 (Net 15)');
  });

  it('says that the due day is over', async () => {
    const { user } = show(draftInvoice({ terms: 'Due on a set day', dueAt: '2026-11-21T23:59:59.999Z' }));
    await user.click(button('Send INV-2026-0007'));
    expect(said('Due')).toHaveTextContent('Nov 21, 2026This day is over.');
  });

  it('tells an admin whose invoice it is', async () => {
    const { user } = show(draftInvoice(), { viewer: { isAdmin: true } });
    await user.click(button('Send INV-2026-0007 from Grace Hopper'));
    expect(screen.getByRole('dialog', { name: 'Send INV-2026-0007 from Grace Hopper?' })).toBeInTheDocument();
  });

  it('promises no email where there is no mail server, and opens the preview', async () => {
    const { user } = show(draftInvoice(), {
      viewer: { mailsGoOut: false },
      routes: { [SEND]: { body: { transport: 'preview', previewUrl: MAIL } } },
    });
    await user.click(button('Send INV-2026-0007'));
    expect(screen.getByRole('dialog')).toHaveTextContent('This server sends no email');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('They get an email');
    await user.click(send());

    expect(await screen.findByText('Preview generated (no SMTP configured)')).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: 'Open the email of INV-2026-0007, in a new tab' });
    expect(link).toHaveAttribute('href', MAIL);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says that and why it failed', async () => {
    const message = 'The mail server did not accept the invoice.';
    const { user } = show(draftInvoice(), {
      routes: { [SEND]: { status: 503, body: { code: 'unavailable', message } } },
    });
    await user.click(button('Send INV-2026-0007'));
    await user.click(send());

    expect(await screen.findByText('Failed to send invoice')).toBeInTheDocument();
    expect(dialog().getByText(message)).toBeInTheDocument();
  });

  it('shows what another tab made of it, and sends that', async () => {
    const message = 'This invoice was changed meanwhile. Look at it again before you send it.';
    const { user, calls, redraw } = show(draftInvoice(), {
      routes: {
        [SEND]: (body) =>
          (body as { revision: number }).revision === 0
            ? { status: 409, body: { code: 'conflict', message } }
            : wentOut,
      },
    });
    await user.click(button('Send INV-2026-0007'));
    await user.click(send());
    expect(await dialog().findByText(message)).toBeInTheDocument();
    expect(router.refresh).toHaveBeenCalledTimes(1);

    redraw(draftInvoice({ total: 500, revision: 1 }));
    expect(said('Total')).toHaveTextContent('$500.00');
    await user.click(send());
    expect(await screen.findByText('Sent via SMTP')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ revision: 0 }, { revision: 1 }]);
  });

  it('emails once for two clicks', async () => {
    const { user, calls } = show(draftInvoice(), { routes: { [SEND]: () => new Promise(() => {}) } });
    await user.click(button('Send INV-2026-0007'));
    await user.click(send());
    const pending = await dialog().findByRole('button', { name: 'Sending' });
    await user.click(pending);

    expect(calls).toHaveLength(1);
    expect(pending).toHaveAttribute('aria-disabled', 'true');
  });
});
