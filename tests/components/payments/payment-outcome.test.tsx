import { act, render, screen } from '@testing-library/react';
import { outcomeOf } from '@/components/payments/outcome';
import { PaymentOutcome } from '@/components/payments/payment-outcome';
import type { PaymentState } from '@/lib/payments/queries';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

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

describe('the page after a payment', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.clearAllMocks();
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

  it('leads back to the same payment when it was not completed', () => {
    render(<PaymentOutcome outcome="failed" lockId="l" propertyAddress="12 Main St" />);

    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/payment/deedguard?lock=l',
    );
  });
});

async function passSeconds(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
}
