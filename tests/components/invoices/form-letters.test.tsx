import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { draftInvoice } from '@/tests/support/invoice-views';
import { clearToasts } from '@/tests/support/toasts';

const GAPS = /^The PDF cannot draw some of these letters and prints ◊ in their place\./;

beforeEach(doubleEvents);

afterEach(() => {
  clearToasts();
  sessionStorage.clear();
});

function show() {
  const calls = doubleFetch({ 'POST /api/invoices': { status: 201, body: draftInvoice() } });
  render(
    <InvoiceDesk accountId="account-1" isNotary startsWithForm newestAt={null}>
      <p>The list</p>
    </InvoiceDesk>,
  );
  return { user: userEvent.setup(), calls };
}

const name = () => screen.getByLabelText('Bill To Name');
const line = (number: number) => within(screen.getByRole('group', { name: `Line ${number}` }));
const create = () => screen.getByRole('button', { name: 'Create invoice' });

describe('the form for a new invoice', () => {
  it.each([
    ['the name', () => name()],
    ['the company', () => screen.getByLabelText(/^Bill To Company/)],
    ['the address', () => screen.getByLabelText(/^Bill To Address/)],
    ['the property', () => screen.getByLabelText(/^Property/)],
    ['a description', () => line(2).getByLabelText('Description')],
  ])('says at once what the PDF cannot draw of %s, and creates it all the same', async (_, field) => {
    const { user, calls } = show();
    await user.type(name(), 'Zoë Nguyễn');
    expect(screen.queryByText(GAPS)).not.toBeInTheDocument();

    await user.type(field(), '契');
    expect(screen.getByText(GAPS)).toBeInTheDocument();
    await user.type(field(), '{backspace}');
    expect(screen.queryByText(GAPS)).not.toBeInTheDocument();
    await user.type(field(), '契');
    await user.click(create());
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});
