import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceButton } from '@/components/notary/work/invoice-button';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleFetch } from '@/tests/support/fetch-double';
import { draftInvoice, INVOICE_ID } from '@/tests/support/invoice-views';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const CREATE = 'POST /api/invoices/from-request';

afterEach(clearToasts);

function show(answer: Parameters<typeof doubleFetch>[0][string]) {
  const calls = doubleFetch({ [CREATE]: answer });
  render(
    <>
      <InvoiceButton requestId="visit-1" of="the visit of 2026-11-17" />
      <ToastHost />
    </>,
  );
  return calls;
}

const button = () => screen.getByRole('button', { name: 'Create invoice for the visit of 2026-11-17' });

describe('the invoice of a visit', () => {
  it.each([
    [201, 'Created invoice INV-2026-0007'],
    [200, 'Invoice INV-2026-0007 already exists.'],
  ])('is created or found (%s), which is said, and opened', async (status, says) => {
    const calls = show({ status, body: draftInvoice() });
    await userEvent.click(button());

    expect(await screen.findByText(says)).toBeInTheDocument();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/invoices/${INVOICE_ID}`));
    expect(calls).toEqual([{ request: CREATE, body: { requestId: 'visit-1' } }]);
  });

  it('is created once for two clicks', async () => {
    const calls = show(() => new Promise(() => {}));
    await userEvent.dblClick(button());

    expect(await screen.findByText('Creating...')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('says that and why it was not created', async () => {
    const message = 'A visit can be invoiced only after it is completed.';
    show({ status: 409, body: { code: 'conflict', message } });
    await userEvent.click(button());

    expect(await screen.findByText(/^Failed to create invoice/)).toHaveTextContent(message);
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(router.push).not.toHaveBeenCalled();
  });
});
