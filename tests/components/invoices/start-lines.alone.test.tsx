import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { doubleEvents } from '@/tests/support/event-source-double';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }) }));

beforeEach(() => doubleEvents());
afterEach(() => sessionStorage.clear());

function show(isNotary: boolean) {
  render(
    <InvoiceDesk accountId="account-1" isNotary={isNotary} startsWithForm newestAt={null}>
      <p>The list</p>
    </InvoiceDesk>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const firstLine = () => within(screen.getByRole('group', { name: 'Line 1' }));
const lines = () =>
  screen
    .getAllByRole('group', { name: /^Line/ })
    .map((group) =>
      ['Description', 'Quantity', 'Unit price ($)', 'Tax (%)'].map(
        (label) => within(group).getByLabelText<HTMLInputElement>(label).value,
      ),
    );
const sums = () =>
  ['Subtotal', 'Tax', 'Total'].map((term) => screen.getByText(term).nextElementSibling?.textContent);

describe('the lines of a new invoice', () => {
  it('are for a notary the two that most visits have', () => {
    show(true);

    expect(lines()).toEqual([
      ['Notary Dispatch / Trip', '1', '95', '0'],
      ['Printing / Scanbacks', '1', '25', '0'],
    ]);
    expect(sums()).toEqual(['$120.00', '$0.00', '$120.00']);
  });

  it('are for anybody else one that is empty, and come back to it', async () => {
    const user = show(false);
    const empty = [['', '1', '', '0']];
    expect(lines()).toEqual(empty);
    expect(sums()).toEqual(['$0.00', '$0.00', '$0.00']);
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();

    await user.type(firstLine().getByLabelText('Description'), 'Garden work');
    await user.click(button('Add line'));
    await user.click(button('Start over'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }));
    expect(lines()).toEqual(empty);
  });
});
