import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceNotFound } from '@/components/invoices/pay/invoice-not-found';
import { PayFailure } from '@/components/invoices/pay/pay-failure';
import { router } from '@/tests/support/router-double';

describe('an address without an invoice', () => {
  it('says so', () => {
    render(<InvoiceNotFound />);
    expect(screen.getByRole('heading', { name: 'Invoice not found' })).toBeInTheDocument();
  });
});

describe('an invoice that could not be read', () => {
  it('can be asked for again', async () => {
    const onRetry = jest.fn();
    render(<PayFailure digest="abc" onRetry={onRetry} />);
    expect(screen.getByRole('heading', { name: 'Failed to load invoice' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(router.refresh).toHaveBeenCalledTimes(1);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
