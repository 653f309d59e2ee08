import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceFilter, type StatusCounts } from '@/components/invoices/list/invoice-filter';
import { NoInvoices } from '@/components/invoices/list/no-invoices';
import type { InvoiceFilter as Filter } from '@/lib/invoices/schema';
import { router } from '@/tests/support/router-double';

const counts: StatusCounts = {
  draft: { count: 1, totalCents: 12_000 },
  sent: { count: 2, totalCents: 25_050 },
  paid: { count: 1_000, totalCents: 12_000_000 },
  void: { count: 0, totalCents: 0 },
};
const hrefs = { all: '/all', draft: '/draft', sent: '/sent', paid: '/paid', void: '/void' };

const filterOf = (filter: Filter, known: StatusCounts | null = counts) => (
  <InvoiceFilter path="/invoices" filter={filter} hrefs={hrefs} counts={known} />
);

function show(filter: Filter, known: StatusCounts | null = counts) {
  render(filterOf(filter, known));
  return userEvent.setup();
}

describe('the filter of invoices', () => {
  it('says how many there are of each, and for how much', () => {
    show({ status: 'sent' });

    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All 1,003', '/all'],
      ['Draft 1 $120.00', '/draft'],
      ['Sent 2 $250.50', '/sent'],
      ['Paid 1,000 $120,000.00', '/paid'],
      ['Void 0 $0.00', '/void'],
    ]);
    expect(screen.getByRole('link', { name: /^Sent/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: /^All/ })).not.toHaveAttribute('aria-current');
  });

  it('works without counts', () => {
    show({}, null);
    expect(screen.getByRole('link', { name: 'Paid' })).toHaveAttribute('href', '/paid');
  });

  it('writes the search into the address and keeps the state', async () => {
    const user = show({ status: 'paid', search: 'Ada' });
    const field = screen.getByRole('searchbox');
    expect(field).toHaveValue('Ada');
    await user.clear(field);
    await user.type(field, ' Smith & Sons {enter}');

    expect(router.push).toHaveBeenCalledWith('/invoices?status=paid&search=Smith+%26+Sons', {
      scroll: false,
    });
  });

  it('takes the search back when it is empty', async () => {
    const user = show({ search: 'Ada' });
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Search' }));

    expect(router.push).toHaveBeenCalledWith('/invoices', { scroll: false });
  });
});

describe('the field of the search', () => {
  it('keeps the focus, and what is typed on, when its answer comes', async () => {
    const { rerender } = render(filterOf({}));
    await userEvent.type(screen.getByRole('searchbox'), 'Ada{enter}');
    await userEvent.type(screen.getByRole('searchbox'), ' L');
    rerender(filterOf({ search: 'Ada' }));

    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('Ada L');
  });

  it('follows the address when somebody goes back', async () => {
    const { rerender } = render(filterOf({ search: 'Ada' }));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'Grace{enter}');
    rerender(filterOf({ search: 'Grace' }));
    rerender(filterOf({ search: 'Ada' }));
    expect(screen.getByRole('searchbox')).toHaveValue('Ada');

    rerender(filterOf({}));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('a list without invoices', () => {
  it('says what will be here', () => {
    render(<NoInvoices path="/invoices" isFiltered={false} />);
    expect(screen.getByText(/^No invoices yet/)).toBeInTheDocument();
  });

  it('leads back to all when a filter hides them', () => {
    render(<NoInvoices path="/invoices" isFiltered />);
    expect(screen.getByText(/^No invoices match this filter/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all invoices' })).toHaveAttribute('href', '/invoices');
  });
});
