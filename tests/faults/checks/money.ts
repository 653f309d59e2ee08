/** What Stripe has, and what we have. */
export type MoneyFacts = {
  /** charges by Stripe of our payments, by the id of ours */
  charges: { paymentId: string; isPaid: boolean }[];
  payments: { id: string; status: string; lockId: string | null; refundStatus: string | null }[];
  locks: { id: string; status: string }[];
  /** money that Stripe has sent back, by the id of our payment */
  refunds: { id: string; paymentId: string }[];
  /** pages of Stripe, by the id of our payment of an invoice */
  sessions: { paymentId: string; isPaid: boolean }[];
  invoicePayments: { id: string; status: string; invoiceId: string }[];
  invoices: { id: string; status: string }[];
};

/** One charge for one payment, one refund for what was asked back, and both sides say the same. */
export function checkMoney(facts: MoneyFacts): string[] {
  return [
    ...repeated(facts.charges, ({ paymentId }) => `Payment ${paymentId} has more than one charge at Stripe.`),
    ...repeated(facts.refunds, ({ paymentId }) => `Payment ${paymentId} was sent back more than once.`),
    ...repeated(facts.sessions, ({ paymentId }) => `Payment ${paymentId} of an invoice has two pages.`),
    ...checkCharges(facts),
    ...checkRefunds(facts),
    ...checkInvoices(facts),
  ];
}

function checkCharges({ charges, payments, locks }: MoneyFacts): string[] {
  const paid = new Set(charges.filter(({ isPaid }) => isPaid).map(({ paymentId }) => paymentId));
  const statusOf = new Map(locks.map(({ id, status }) => [id, status]));
  const covered = payments.filter(({ status, refundStatus }) => status === 'succeeded' && !refundStatus);
  return [
    ...payments
      .filter(({ id, status }) => (status === 'succeeded') !== paid.has(id))
      .map(({ id, status }) => `Payment ${id} is ${status}, which is not what Stripe says.`),
    ...[...paid]
      .filter((id) => !payments.some((payment) => payment.id === id))
      .map((id) => `Stripe took money for payment ${id}, which is not there.`),
    ...covered
      .filter(({ lockId }) => lockId !== null && statusOf.get(lockId) === 'due')
      .map(({ id, lockId }) => `Payment ${id} was made, and its lock ${lockId} is still due.`),
    ...repeated(
      covered.flatMap(({ lockId }) => (lockId === null ? [] : [{ paymentId: lockId }])),
      ({ paymentId: lockId }) => `Lock ${lockId} was paid for twice.`,
    ),
  ];
}

function checkRefunds({ payments, refunds }: MoneyFacts): string[] {
  const back = new Set(refunds.map(({ paymentId }) => paymentId));
  return payments.flatMap(({ id, refundStatus }) => {
    if (refundStatus === 'succeeded' && !back.has(id))
      return [`Payment ${id} says it went back, and did not.`];
    if (refundStatus !== 'succeeded' && back.has(id))
      return [`Payment ${id} went back, and says ${refundStatus}.`];
    return refundStatus === 'pending' || refundStatus === 'failed'
      ? [`The refund of ${id} is ${refundStatus}.`]
      : [];
  });
}

function checkInvoices({ sessions, invoicePayments, invoices }: MoneyFacts): string[] {
  const paid = new Set(sessions.filter(({ isPaid }) => isPaid).map(({ paymentId }) => paymentId));
  const received = invoicePayments.filter(({ status }) => status === 'succeeded');
  const statusOf = new Map(invoices.map(({ id, status }) => [id, status]));
  return [
    ...invoicePayments
      .filter(({ id, status }) => (status === 'succeeded') !== paid.has(id))
      .map(({ id, status }) => `Payment ${id} of an invoice is ${status}, which is not what Stripe says.`),
    ...received
      .filter(({ invoiceId }) => statusOf.get(invoiceId) !== 'paid')
      .map(({ invoiceId }) => `Invoice ${invoiceId} was paid, and is ${statusOf.get(invoiceId)}.`),
    ...repeated(
      received.map(({ invoiceId }) => ({ paymentId: invoiceId })),
      ({ paymentId: invoiceId }) => `Invoice ${invoiceId} was paid twice.`,
    ),
  ];
}

function repeated<T extends { paymentId: string }>(things: T[], say: (thing: T) => string): string[] {
  const seen = new Set<string>();
  return things.filter(({ paymentId }) => seen.size === seen.add(paymentId).size).map(say);
}
