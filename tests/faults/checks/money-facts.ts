import type { World } from '../world/world';
import type { MoneyFacts } from './money';

export async function factsOfMoney({ pool, doubles }: World): Promise<MoneyFacts> {
  const { intents, refunds, checkout } = doubles.stripe;
  const charged = [...intents.values()].filter(({ metadata }) => metadata.paymentId);
  const idOf = (intentId: string) => intents.get(intentId)?.metadata.paymentId ?? intentId;
  return {
    charges: charged.map(({ metadata, status }) => ({
      paymentId: metadata.paymentId ?? '',
      isPaid: status === 'succeeded',
    })),
    payments: (
      await pool.query(
        `SELECT id, status::text, lock_id AS "lockId", refund_status::text AS "refundStatus" FROM payments`,
      )
    ).rows,
    locks: (await pool.query('SELECT id, status::text FROM deed_locks')).rows,
    refunds: [...refunds.refunds.values()]
      .filter(({ status }) => status !== 'failed')
      .map(({ id, payment_intent }) => ({ id, paymentId: idOf(payment_intent) })),
    sessions: [...checkout.sessions.values()].map(({ metadata, payment_status }) => ({
      paymentId: metadata.invoicePaymentId ?? '',
      isPaid: payment_status === 'paid',
    })),
    invoicePayments: (
      await pool.query(`SELECT id, status::text, invoice_id AS "invoiceId" FROM invoice_payments`)
    ).rows,
    invoices: (await pool.query('SELECT id, status::text FROM invoices')).rows,
  };
}
