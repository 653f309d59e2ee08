import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { draftInvoice } from '@/tests/support/invoice-views';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const CREATE = 'POST /api/invoices';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

beforeEach(doubleEvents);

afterEach(() => {
  clearToasts();
  sessionStorage.clear();
});

type Options = {
  answer?: Parameters<typeof doubleFetch>[0][string];
  newestAt?: string | null;
};

function show({ answer, newestAt = null }: Options = {}) {
  const calls = doubleFetch({ [CREATE]: answer ?? { status: 201, body: draftInvoice() } });
  render(
    <>
      <InvoiceDesk accountId="account-1" isNotary startsWithForm newestAt={newestAt}>
        <p>The list</p>
      </InvoiceDesk>
      <ToastHost />
    </>,
  );
  return { user: userEvent.setup(), calls };
}

const name = () => screen.getByLabelText('Bill To Name');
const line = (number: number) => within(screen.getByRole('group', { name: `Line ${number}` }));
const lines = () => screen.getAllByRole('group', { name: /^Line/ });
const button = (label: string) => screen.getByRole('button', { name: label });
const create = () => button('Create invoice');
const sums = () =>
  ['Subtotal', 'Tax', 'Total'].map((term) => screen.getByText(term).nextElementSibling?.textContent);

describe('the form for a new invoice', () => {
  it('offers parts of quantities, cents, tenths of a percent and both types of client', () => {
    show();

    const limits = ['Quantity', 'Unit price ($)', 'Tax (%)'].map((label) => {
      const { min, step } = line(1).getByLabelText<HTMLInputElement>(label);
      return [min, step];
    });
    expect(limits).toEqual([
      ['1', 'any'],
      ['0', '0.01'],
      ['0', '0.1'],
    ]);
    const options = within(screen.getByLabelText('Client type')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual(['title', 'direct']);
  });

  it('adds up while one types, to the cent, with the tax of each line rounded half up', async () => {
    const { user } = show();
    await user.clear(line(1).getByLabelText('Quantity'));
    await user.type(line(1).getByLabelText('Quantity'), '3');
    await user.clear(line(1).getByLabelText('Unit price ($)'));
    await user.type(line(1).getByLabelText('Unit price ($)'), '1.10');
    await user.clear(line(1).getByLabelText('Tax (%)'));
    await user.type(line(1).getByLabelText('Tax (%)'), '8.5');

    // 3.30 × 8.5 % = 0.2805
    expect(line(1).getByText('$3.58')).toBeInTheDocument();
    expect(sums()).toEqual(['$28.30', '$0.28', '$28.58']);
  });

  it('leaves a line without a price out of the sum', async () => {
    const { user } = show();
    await user.clear(line(2).getByLabelText('Unit price ($)'));

    expect(line(2).getByText('–')).toBeInTheDocument();
    expect(sums()).toEqual(['$95.00', '$0.00', '$95.00']);
  });

  it('adds a line and puts the cursor into it at once, so that it leaves no field that is chosen next', async () => {
    const { user } = show();
    await user.click(button('Add line'));

    expect(line(3).getByLabelText('Description')).toHaveFocus();
  });

  it('takes a line away and puts the cursor into the one that follows', async () => {
    const { user } = show();
    await user.click(button('Remove line 1'));

    expect(lines()).toHaveLength(1);
    const description = line(1).getByLabelText('Description');
    expect(description).toHaveValue('Printing / Scanbacks');
    expect(description).toHaveFocus();
  });

  it('keeps the last line', async () => {
    const { user } = show();
    expect(button('Remove line 1')).toBeEnabled();
    await user.click(button('Remove line 2'));

    expect(button('Remove line 1')).toBeDisabled();
  });

  it('sends every field, says the number, and is as at the beginning again', async () => {
    const { user, calls } = show();
    await user.selectOptions(screen.getByLabelText('Client type'), 'direct');
    await user.type(name(), 'Ada Lovelace');
    await user.type(screen.getByLabelText(/^Bill To Email/), 'ada@example.com');
    await user.type(screen.getByLabelText(/^Bill To Company/), 'Analytical Title');
    await user.type(screen.getByLabelText(/^Bill To Address/), '1 Main St{enter}Austin');
    await user.type(screen.getByLabelText(/^Property/), '500 Congress Ave');
    await user.click(create());

    expect(await screen.findByText('Created invoice INV-2026-0007')).toBeInTheDocument();
    expect(calls).toEqual([
      {
        request: CREATE,
        body: {
          id: expect.stringMatching(UUID) as string,
          clientType: 'direct',
          billTo: {
            name: 'Ada Lovelace',
            email: 'ada@example.com',
            company: 'Analytical Title',
            address: '1 Main St\nAustin',
          },
          meta: { property: '500 Congress Ave' },
          terms: 'Net 15',
          items: [
            { description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 0 },
            { description: 'Printing / Scanbacks', qty: 1, unit: 25, taxRate: 0 },
          ],
        },
      },
    ]);
    expect(name()).toHaveValue('');
    expect(screen.getByLabelText('Client type')).toHaveValue('title');
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('leads to the newest invoices when others are shown', async () => {
    const { user } = show({ newestAt: '/invoices' });
    await user.type(name(), 'Ada');
    await user.click(create());

    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/invoices', { scroll: false }));
  });

  it('sends nothing without a name, says so, and puts the cursor there', async () => {
    const { user, calls } = show();
    await user.type(name(), '   ');
    await user.click(create());

    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getAllByText('Bill To Name is required')).toHaveLength(2);
    expect(name()).toHaveAccessibleDescription('Bill To Name is required');
    await waitFor(() => expect(name()).toHaveFocus());
    expect(calls).toEqual([]);
  });

  it.each([
    ['Quantity', '1.0005', 'Please use at most three decimals.'],
    ['Quantity', '0', 'The quantity must be at least 1.'],
    ['Unit price ($)', '-1', 'A price cannot be negative.'],
    ['Unit price ($)', '0.125', 'Please use whole cents.'],
    ['Tax (%)', '-0.1', 'A tax rate cannot be negative.'],
    ['Description', '', 'Please enter a description.'],
  ])('ties what is wrong to its field: %s %j', async (label, value, says) => {
    const { user, calls } = show();
    await user.type(name(), 'Ada');
    const field = line(2).getByLabelText(label);
    await user.clear(field);
    if (value) await user.type(field, value);
    await user.click(create());

    await waitFor(() => expect(field).toHaveAccessibleDescription(says));
    await waitFor(() => expect(field).toHaveFocus());
    expect(calls).toEqual([]);

    await user.type(field, '7');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('keeps everything when it fails, with the reason', async () => {
    const message = 'Too many tries. Please wait.';
    const { user } = show({ answer: { status: 429, body: { code: 'rate_limited', message } } });
    await user.type(name(), 'Ada');
    await user.click(button('Add line'));
    await user.type(line(3).getByLabelText('Description'), 'Courier');
    await user.type(line(3).getByLabelText('Unit price ($)'), '12.50');
    await user.click(create());

    expect(await screen.findByText('Failed to create invoice')).toBeInTheDocument();
    expect(screen.getByText(`${message} What you entered is still here.`)).toBeInTheDocument();
    expect(name()).toHaveValue('Ada');
    expect(line(3).getByLabelText('Description')).toHaveValue('Courier');
    expect(router.refresh).not.toHaveBeenCalled();
  });

  it('leads to what is wrong with all lines together', async () => {
    const { user, calls } = show();
    for (const number of [1, 2]) {
      await user.clear(line(number).getByLabelText('Unit price ($)'));
      await user.type(line(number).getByLabelText('Unit price ($)'), '900000');
    }
    await user.type(name(), 'Ada');
    await user.click(create());

    const problem = await screen.findByText('An invoice can total at most $999,999.99.');
    await waitFor(() => expect(problem).toHaveFocus());
    expect(calls).toEqual([]);
  });

  it('keeps everything when a line is missing its price, too', async () => {
    const { user, calls } = show();
    await user.type(name(), 'Ada');
    await user.click(button('Add line'));
    await user.type(line(3).getByLabelText('Description'), 'Courier');
    await user.click(create());

    await waitFor(() =>
      expect(line(3).getByLabelText('Unit price ($)')).toHaveAccessibleDescription('Please enter a price.'),
    );
    expect(line(3).getByLabelText('Description')).toHaveValue('Courier');
    expect(calls).toEqual([]);
  });

  it('ties what the server refuses to its field', async () => {
    const message = 'Please leave out < and > and line breaks.';
    const { user } = show({
      answer: {
        status: 422,
        body: {
          code: 'validation_failed',
          message: 'Please check.',
          fields: { 'items.0.description': message },
        },
      },
    });
    await user.type(name(), 'Ada');
    await user.click(create());

    expect(await screen.findByText('Failed to create invoice')).toBeInTheDocument();
    expect(line(1).getByLabelText('Description')).toHaveAccessibleDescription(message);
  });

  it('says how to go on when the session has ended', async () => {
    const { user } = show({
      answer: { status: 401, body: { code: 'not_signed_in', message: 'Please log in.' } },
    });
    await user.type(name(), 'Ada');
    await user.click(create());

    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in again in a new tab' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(name()).toHaveValue('Ada');
  });

  it('creates one invoice for two clicks', async () => {
    let answer: (value: { status: number; body: unknown }) => void = () => {};
    const { user, calls } = show({ answer: () => new Promise((resolve) => (answer = resolve)) });
    await user.type(name(), 'Ada');
    await user.click(create());
    const pending = await screen.findByRole('button', { name: 'Creating...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(pending);
    expect(calls).toHaveLength(1);

    answer({ status: 201, body: draftInvoice() });
    await waitFor(() => expect(name()).toHaveValue(''));
  });
});
