import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditForm } from '@/components/invoices/form/edit-form';
import { ToastHost } from '@/components/ui/toast-host';
import type { Invoice } from '@/lib/invoices/schema';
import { doubleFetch } from '@/tests/support/fetch-double';
import { draftInvoice, INVOICE_ID } from '@/tests/support/invoice-views';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const SAVE = `PATCH /api/invoices/${INVOICE_ID}`;

afterEach(clearToasts);

type Answer = Parameters<typeof doubleFetch>[0][string];

function show(invoice: Invoice = draftInvoice({ revision: 3 }), answer: Answer = { body: draftInvoice() }) {
  const calls = doubleFetch({ [SAVE]: answer });
  render(
    <>
      <EditForm invoice={invoice} />
      <ToastHost />
    </>,
  );
  return { user: userEvent.setup(), calls };
}

const save = () => screen.getByRole('button', { name: 'Save draft' });
const line = (number: number) => within(screen.getByRole('group', { name: `Line ${number}` }));

describe('the form for a draft', () => {
  it('holds what the draft says, and sends what was changed with the rest', async () => {
    const { user, calls } = show();
    expect(screen.getByLabelText('Bill To Name')).toHaveValue('Ada Lovelace');
    await user.clear(line(1).getByLabelText('Quantity'));
    await user.type(line(1).getByLabelText('Quantity'), '1.5');
    await user.selectOptions(screen.getByLabelText('Terms'), 'Net 30');
    await user.type(screen.getByLabelText(/^Note to the client/), 'Thank you for the call.');
    expect(screen.getAllByText('$167.50')).toHaveLength(2);
    await user.click(save());

    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/invoices/${INVOICE_ID}`));
    expect(await screen.findByText('Saved INV-2026-0007')).toBeInTheDocument();
    expect(calls).toEqual([
      {
        request: SAVE,
        body: {
          revision: 3,
          clientType: 'title',
          billTo: {
            name: 'Ada Lovelace',
            email: 'ada@example.com',
            company: 'Analytical Title',
            address: '1 Main St',
          },
          meta: { property: '500 Congress Ave, Austin, TX 78701' },
          terms: 'Net 30',
          memo: 'Thank you for the call.',
          items: [
            { description: 'Notary Dispatch / Trip', qty: 1.5, unit: 95, taxRate: 0 },
            { description: 'Printing / Scanbacks', qty: 1, unit: 25, taxRate: 0 },
          ],
        },
      },
    ]);
  });

  it('asks for a day where the terms name one, and shows that of the draft', async () => {
    const dueAt = '2026-12-24T23:59:59.999Z';
    const { user, calls } = show(draftInvoice({ terms: 'Due on a set day', dueAt }));
    const day = screen.getByLabelText('Due date');
    expect(day).toHaveValue('2026-12-24');
    await user.clear(day);
    await user.click(save());

    await waitFor(() => expect(day).toHaveAccessibleDescription(/Please choose a day/));
    expect(calls).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Terms'), 'Net 15');
    expect(screen.queryByLabelText('Due date')).not.toBeInTheDocument();
  });

  it('keeps what was typed when somebody else changed it, and says so', async () => {
    const message = 'This draft was changed elsewhere. Reload the page and edit it again.';
    const { user } = show(draftInvoice(), { status: 409, body: { code: 'conflict', message } });
    await user.type(screen.getByLabelText(/^Property/), ' B');
    await user.click(save());

    expect(await screen.findByText(`${message} What you entered is still here.`)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Property/)).toHaveValue('500 Congress Ave, Austin, TX 78701 B');
    expect(router.push).not.toHaveBeenCalled();
  });

  it('ties what the server refuses to its field', async () => {
    const says = 'Please choose a due day that is not over.';
    const { user } = show(draftInvoice({ terms: 'Due on a set day', dueAt: '2026-01-01T23:59:59.999Z' }), {
      status: 422,
      body: { code: 'validation_failed', message: says, fields: { dueDate: says } },
    });
    await user.click(save());

    await waitFor(() => expect(screen.getByLabelText('Due date')).toHaveAccessibleDescription(says));
  });

  it('shows the lines of a visit’s invoice without fields, and sends them as they are', async () => {
    const requestId = '44444444-4444-4444-8444-444444444444';
    const { user, calls } = show(draftInvoice({ requestId }));
    expect(screen.queryByRole('group', { name: 'Line 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Notary Dispatch/ })).toHaveTextContent('$95.00');
    await user.click(save());

    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ items: draftInvoice().items });
  });
});
