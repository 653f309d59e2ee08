import { checkMoney, type MoneyFacts } from '@/tests/faults/checks/money';

/** One payment of a lock, one that went back, and an invoice that was paid. */
const sound = (): MoneyFacts => ({
  charges: [
    { paymentId: 'p1', isPaid: true },
    { paymentId: 'p2', isPaid: true },
  ],
  payments: [
    { id: 'p1', status: 'succeeded', lockId: 'l1', refundStatus: null },
    { id: 'p2', status: 'succeeded', lockId: 'l2', refundStatus: 'succeeded' },
  ],
  locks: [
    { id: 'l1', status: 'paid' },
    { id: 'l2', status: 'released' },
  ],
  refunds: [{ id: 'r1', paymentId: 'p2' }],
  sessions: [{ paymentId: 'i1', isPaid: true }],
  invoicePayments: [{ id: 'i1', status: 'succeeded', invoiceId: 'v1' }],
  invoices: [{ id: 'v1', status: 'paid' }],
});

/** What is found once something of it is broken. */
function after(broken: (facts: MoneyFacts) => void): string[] {
  const facts = sound();
  broken(facts);
  return checkMoney(facts);
}

describe('checkMoney', () => {
  it('finds nothing where both sides say the same', () => {
    expect(checkMoney(sound())).toEqual([]);
  });

  it('finds a second charge of a payment', () => {
    expect(after(({ charges }) => charges.push({ paymentId: 'p1', isPaid: false }))).toEqual([
      'Payment p1 has more than one charge at Stripe.',
    ]);
  });

  it('finds a second refund of a payment', () => {
    expect(after(({ refunds }) => refunds.push({ id: 'r2', paymentId: 'p2' }))).toEqual([
      'Payment p2 was sent back more than once.',
    ]);
  });

  it('finds money that nobody wrote down', () => {
    expect(after(({ payments }) => (payments[0]!.status = 'open'))).toEqual([
      'Payment p1 is open, which is not what Stripe says.',
    ]);
    expect(after(({ charges }) => charges.push({ paymentId: 'p3', isPaid: true }))).toEqual([
      'Stripe took money for payment p3, which is not there.',
    ]);
  });

  it('finds a payment that no money came for', () => {
    expect(after(({ charges }) => (charges[0]!.isPaid = false))).toEqual([
      'Payment p1 is succeeded, which is not what Stripe says.',
    ]);
  });

  it('finds a lock that was paid for and is due', () => {
    expect(after(({ locks }) => (locks[0]!.status = 'due'))).toEqual([
      'Payment p1 was made, and its lock l1 is still due.',
    ]);
  });

  it('finds a lock that was paid for twice', () => {
    const second = { id: 'p3', status: 'succeeded', lockId: 'l1', refundStatus: null };
    const found = after(({ payments, charges }) => {
      payments.push(second);
      charges.push({ paymentId: 'p3', isPaid: true });
    });
    expect(found).toEqual(['Lock l1 was paid for twice.']);
  });

  it('finds a refund that only one side knows of', () => {
    expect(after(({ refunds }) => refunds.pop())).toEqual(['Payment p2 says it went back, and did not.']);
    expect(after(({ payments }) => (payments[1]!.refundStatus = 'pending'))).toEqual([
      'Payment p2 went back, and says pending.',
    ]);
  });

  it('finds an invoice that was paid, and is not', () => {
    expect(after(({ invoices }) => (invoices[0]!.status = 'sent'))).toEqual([
      'Invoice v1 was paid, and is sent.',
    ]);
    expect(after(({ invoicePayments }) => (invoicePayments[0]!.status = 'open'))).toEqual([
      'Payment i1 of an invoice is open, which is not what Stripe says.',
    ]);
  });

  it('finds an invoice that was paid twice, and a payment with two pages', () => {
    const found = after(({ sessions, invoicePayments }) => {
      sessions.push({ paymentId: 'i2', isPaid: true }, { paymentId: 'i2', isPaid: false });
      invoicePayments.push({ id: 'i2', status: 'succeeded', invoiceId: 'v1' });
    });
    expect(found).toEqual(['Payment i2 of an invoice has two pages.', 'Invoice v1 was paid twice.']);
  });
});
