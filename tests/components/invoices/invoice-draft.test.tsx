import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { InvoiceTable } from '@/components/invoices/list/invoice-table';
import { ToastHost } from '@/components/ui/toast-host';
import type { Invoice } from '@/lib/invoices/schema';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch, type Call } from '@/tests/support/fetch-double';
import { issuer, draftInvoice, INVOICE_ID, sentInvoice, voidInvoice } from '@/tests/support/invoice-views';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const CREATE = 'POST /api/invoices';
const READ = `GET /api/invoices/${INVOICE_ID}`;
const VISIT = '44444444-4444-4444-8444-444444444444';

beforeEach(doubleEvents);

afterEach(() => {
  clearToasts();
  sessionStorage.clear();
});

type Options = {
  accountId?: string;
  answer?: Parameters<typeof doubleFetch>[0][string];
  listed?: Invoice;
  isAdmin?: boolean;
};

function show({ accountId = 'account-1', answer, listed, isAdmin = false }: Options = {}) {
  const calls = doubleFetch({
    [CREATE]: answer ?? { status: 201, body: draftInvoice() },
    ...(listed && { [READ]: { body: listed } }),
  });
  const { unmount } = render(
    <>
      <InvoiceDesk accountId={accountId} isNotary startsWithForm={!listed} newestAt={null}>
        {listed && (
          <InvoiceTable invoices={[listed]} now="2026-11-22T12:00:00.000Z" viewer={{ ...issuer, isAdmin }} />
        )}
      </InvoiceDesk>
      <ToastHost />
    </>,
  );
  return { user: userEvent.setup(), calls, leave: unmount };
}

const name = () => screen.getByLabelText('Bill To Name');
const line = (number: number) => within(screen.getByRole('group', { name: `Line ${number}` }));
const button = (label: string) => screen.getByRole('button', { name: label });
const create = () => button('Create invoice');
async function duplicate(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: /^More for INV-2026-0007/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
}
const restored = () => screen.queryByText('What you typed before is still here.');
const idsOf = (calls: Call[]) => calls.map(({ body }) => (body as { id: string }).id);
const createdFrom = (body: unknown, changes: Partial<Invoice> = {}) =>
  draftInvoice({ ...(body as Partial<Invoice>), ...changes });

describe('an invoice whose answer was lost', () => {
  it('is asked for under the same id again, and is there once', async () => {
    let tries = 0;
    const { user, calls } = show({
      answer: (body) =>
        tries++ === 0 ? new TypeError('reset') : { status: 200, body: createdFrom(body, { id: INVOICE_ID }) },
    });
    await user.type(name(), ' Ada ');
    await user.click(create());
    await screen.findByText(/^The server could not be reached\./);
    await user.click(create());

    expect(await screen.findByText('Created invoice INV-2026-0007')).toBeInTheDocument();
    const [first, second] = idsOf(calls);
    expect(second).toBe(first);
    expect(name()).toHaveValue('');
  });

  it('has that id also after the page was loaded again', async () => {
    const { user, calls, leave } = show({ answer: new TypeError('reset') });
    await user.type(name(), 'Ada');
    await user.click(create());
    await screen.findByText(/^The server could not be reached\./);
    leave();

    const again = show();
    await again.user.click(create());
    await waitFor(() => expect(again.calls).toHaveLength(1));
    expect(idsOf(again.calls)).toEqual(idsOf(calls));
  });

  it('is told apart from what was typed since, which stays and gets its own id', async () => {
    const tries: unknown[] = [];
    const { user, calls } = show({
      answer: (body) => {
        tries.push(body);
        if (tries.length === 1) return new TypeError('reset');
        return tries.length === 2
          ? { status: 200, body: createdFrom(tries[0]) }
          : { status: 201, body: createdFrom(body) };
      },
    });
    await user.type(name(), 'Ada');
    await user.click(create());
    await screen.findByText(/^The server could not be reached\./);
    await user.type(name(), ' Lovelace');
    await user.click(create());

    const notice = await screen.findByText(/^Your first try already created INV-2026-0007/);
    expect(notice).toHaveTextContent('without what you have changed since. Those changes are still here.');
    expect(screen.queryByText(/^Created invoice/)).not.toBeInTheDocument();
    expect(name()).toHaveValue('Ada Lovelace');
    expect(router.refresh).toHaveBeenCalledTimes(1);

    await user.click(create());
    expect(await screen.findByText('Created invoice INV-2026-0007')).toBeInTheDocument();
    const [first, second, third] = idsOf(calls);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('leaves the next invoice its own id', async () => {
    const { user, calls } = show();
    for (const who of ['Ada', 'Grace']) {
      await user.type(name(), who);
      await user.click(create());
      await waitFor(() => expect(name()).toHaveValue(''));
    }

    expect(new Set(idsOf(calls)).size).toBe(2);
  });
});

describe('what was typed', () => {
  it('is there again after the page was left, with every field and line, and the form open', async () => {
    const { user, leave } = show();
    await user.selectOptions(screen.getByLabelText('Client type'), 'direct');
    await user.type(name(), 'Ada');
    await user.type(screen.getByLabelText(/^Bill To Address/), '1 Main St{enter}Austin');
    await user.click(button('Add line'));
    await user.type(line(3).getByLabelText('Description'), 'Courier');
    await user.clear(line(1).getByLabelText('Unit price ($)'));
    await user.type(line(1).getByLabelText('Unit price ($)'), '120');
    leave();
    show({ listed: sentInvoice() });

    expect(screen.getByRole('textbox', { name: 'Bill To Name' })).toHaveValue('Ada');
    expect(screen.getByLabelText('Client type')).toHaveValue('direct');
    expect(screen.getByLabelText(/^Bill To Address/)).toHaveValue('1 Main St\nAustin');
    expect(line(3).getByLabelText('Description')).toHaveValue('Courier');
    expect(line(1).getByLabelText('Unit price ($)')).toHaveValue(120);
    expect(restored()).toBeInTheDocument();
    expect(button('New invoice')).toHaveAttribute('aria-expanded', 'true');
  });

  it('is nobody else’s', async () => {
    const { user, leave } = show();
    await user.type(name(), 'Ada');
    leave();
    show({ accountId: 'account-2' });

    expect(name()).toHaveValue('');
    expect(restored()).not.toBeInTheDocument();
  });

  it('is gone once the invoice is created', async () => {
    const { user, leave } = show();
    await user.type(name(), 'Ada');
    expect(sessionStorage).toHaveLength(1);
    await user.click(create());
    await waitFor(() => expect(name()).toHaveValue(''));

    expect(sessionStorage).toHaveLength(0);
    leave();
    show();
    expect(restored()).not.toBeInTheDocument();
  });

  it('is gone once its author starts over, and only after a question', async () => {
    const { user, calls } = show({ answer: new TypeError('reset') });
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    await user.type(name(), 'Ada');
    await user.click(create());
    await screen.findByText(/^The server could not be reached\./);
    await user.click(button('Start over'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start over?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep what I typed' }));
    expect(name()).toHaveValue('Ada');

    await user.click(button('Start over'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(name()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText(/^The server could not be reached\./)).not.toBeInTheDocument();
    await waitFor(() => expect(name()).toHaveFocus());

    await user.type(name(), 'Grace');
    await user.click(create());
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(new Set(idsOf(calls)).size).toBe(2);
  });

  it.each(['not JSON', '{}', '{"at":4e12,"value":{"draft":{"items":[]},"filled":{"items":[]}}}'])(
    'is left alone when it cannot be read (%s)',
    (kept) => {
      sessionStorage.setItem('draft/visitor/invoice/account-1', kept);
      show();

      expect(name()).toHaveValue('');
      expect(line(2).getByLabelText('Description')).toHaveValue('Printing / Scanbacks');
    },
  );
});

describe('a copy of an invoice of a visit', () => {
  const post = async (options: Options) => {
    const { user, calls } = show(options);
    await duplicate(user);
    await screen.findByText(/^Filled with the values of INV-2026-0007/);
    await user.click(create());
    await waitFor(() => expect(calls).toHaveLength(2));
    return calls[1]?.body;
  };

  it('bills the visit instead of one that is void', async () => {
    expect(await post({ listed: voidInvoice({ requestId: VISIT }) })).toMatchObject({ requestId: VISIT });
  });

  it('says so', async () => {
    const { user } = show({ listed: voidInvoice({ requestId: VISIT }) });
    await duplicate(user);

    expect(await screen.findByText(/with its own number, for the same visit\.$/)).toBeInTheDocument();
  });

  it('is its own invoice while the visit is billed', async () => {
    const listed = sentInvoice({ requestId: VISIT });
    expect(await post({ listed })).not.toHaveProperty('requestId');
  });

  it('is an invoice of the admin’s own who makes it', async () => {
    const listed = voidInvoice({ requestId: VISIT });
    expect(await post({ listed, isAdmin: true })).not.toHaveProperty('requestId');
  });
});
