import { act, render, screen } from '@testing-library/react';
import { outcomeOf, titleOfPaid } from '@/components/payments/outcome';
import { PaymentOutcome } from '@/components/payments/payment-outcome';
import type { PaymentState } from '@/lib/payments/queries';
import type { PaymentView } from '@/lib/payments/schema';
import { router } from '@/tests/support/router-double';

const payment: PaymentState = { id: 'p', status: 'open', provider: 'stripe', amountCents: 9900, lockId: 'l' };

describe('the state of a payment', () => {
  it.each([
    [null, undefined, 'unknown'],
    [null, 'succeeded', 'unknown'],
    [payment, undefined, 'confirming'],
    [payment, 'succeeded', 'confirming'],
    [payment, 'failed', 'failed'],
    [{ ...payment, provider: 'demo' as const }, undefined, 'failed'],
    [{ ...payment, status: 'succeeded' as const }, 'failed', 'succeeded'],
    [{ ...payment, status: 'failed' as const }, 'succeeded', 'failed'],
  ])('reads %j with the hint %j as %s', (state, hint, outcome) => {
    expect(outcomeOf(state, hint)).toBe(outcome);
  });
});

describe('the title of a payment that was made', () => {
  it.each([
    ['stripe', null, 'Payment received'],
    ['stripe', 'succeeded', 'Payment refunded'],
    ['demo', null, 'Demo payment received'],
    ['demo', 'succeeded', 'Demo payment taken back'],
  ] as const)('by %s, refund %s, is %s', (provider, refund, title) => {
    expect(titleOfPaid({ provider, refund })).toBe(title);
  });
});

const made: PaymentView = {
  id: 'p',
  provider: 'demo',
  amount: 99,
  paidAt: '2026-03-02T10:00:00.000Z',
  lockId: 'l',
  property: '12 Main St',
  refund: null,
  refundAskedAt: null,
  refundedAt: null,
  refundableUntil: '2026-04-01T10:00:00.000Z',
};

describe('the page after a payment', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
  });

  it('looks again every few seconds while it is confirmed, and gives up with advice after two minutes', async () => {
    render(<PaymentOutcome outcome="confirming" lockId="l" propertyAddress="12 Main St" />);
    expect(screen.getByText(/This page checks again every few seconds/)).toBeInTheDocument();

    await passSeconds(12);
    expect(router.refresh).toHaveBeenCalledTimes(3);

    await passSeconds(150);
    const looks = router.refresh.mock.calls.length;
    expect(looks).toBeLessThanOrEqual(30);
    expect(screen.getByText(/This is taking longer than usual/)).toBeInTheDocument();

    await passSeconds(60);
    expect(router.refresh).toHaveBeenCalledTimes(looks);
  });

  it('does not look again once it is settled', async () => {
    render(<PaymentOutcome outcome="succeeded" lockId="l" propertyAddress="12 Main St" />);

    await passSeconds(20);

    expect(screen.getByText('The lock on 12 Main St is paid for and stays in force.')).toBeInTheDocument();
    expect(router.refresh).not.toHaveBeenCalled();
  });

  it('shows receipt, proof and what happens next', () => {
    render(
      <PaymentOutcome outcome="succeeded" lockId="l" propertyAddress="12 Main St" isLocked paid={made} />,
    );

    expect(screen.getByRole('link', { name: 'Receipt (PDF)' })).toHaveAttribute(
      'href',
      '/api/payments/p/receipt',
    );
    expect(screen.getByRole('link', { name: 'Download proof' })).toHaveAttribute(
      'href',
      '/api/deedguard/locked-deeds/l/proof?format=html',
    );
    expect(screen.getByText('Demo payment: no card, no money moved')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Get your $99 back' })).not.toBeInTheDocument();
  });

  it('of a credit says that it pays for the next lock, and gives it back', () => {
    const credit = { ...made, lockId: null, property: null };
    render(<PaymentOutcome outcome="succeeded" lockId={null} propertyAddress={null} paid={credit} />);

    expect(screen.getByText(/kept as a credit/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get your $99 back' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Download proof' })).not.toBeInTheDocument();
  });

  it('does not say that a lock is in force whose money went back', () => {
    const back = {
      ...made,
      provider: 'stripe' as const,
      refund: 'succeeded' as const,
      refundableUntil: null,
    };
    render(<PaymentOutcome outcome="succeeded" lockId="l" propertyAddress="12 Main St" paid={back} />);

    expect(screen.getByText(/The money went back to you/)).toBeInTheDocument();
    expect(screen.queryByText(/stays in force/)).not.toBeInTheDocument();
  });

  it('says of a demo payment that was taken back that no money moved', () => {
    const back = { ...made, refund: 'succeeded' as const, refundedAt: made.paidAt, refundableUntil: null };
    render(<PaymentOutcome outcome="succeeded" lockId="l" propertyAddress="12 Main St" paid={back} />);

    expect(screen.getByText(/^The demo payment was taken back: no money moved\./)).toBeInTheDocument();
    expect(screen.getByText('Taken back')).toBeInTheDocument();
    expect(screen.queryByText(/went back|paid back/i)).not.toBeInTheDocument();
  });

  it('leads back to the same payment when it was not completed', () => {
    render(<PaymentOutcome outcome="failed" lockId="l" propertyAddress="12 Main St" />);

    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/payment/deedguard?lock=l',
    );
  });

  it('leads to the list of properties, or back to the property from whose page it was begun', () => {
    const { rerender } = render(
      <PaymentOutcome outcome="succeeded" lockId="l" propertyAddress="12 Main St" paid={made} />,
    );
    expect(screen.getByRole('link', { name: 'Your Protected Properties' })).toBeInTheDocument();

    rerender(
      <PaymentOutcome
        outcome="succeeded"
        lockId="l"
        propertyAddress="12 Main St"
        paid={made}
        from="property"
      />,
    );
    expect(screen.getByRole('link', { name: 'See the property' })).toHaveAttribute('href', '/properties/l');
    expect(screen.queryByRole('link', { name: 'Your Protected Properties' })).not.toBeInTheDocument();
  });

  it('tries again from where it was begun', () => {
    render(<PaymentOutcome outcome="failed" lockId="l" propertyAddress="12 Main St" from="property" />);

    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/payment/deedguard?lock=l&from=property',
    );
  });
});

async function passSeconds(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
}
