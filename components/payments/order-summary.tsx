import type { ReactNode } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { lockPromise, moneyBack } from '@/lib/deeds/content/lock-promise';
import { DEED_PAYMENT_NAME, DEED_PAYMENT_TERMS } from '@/lib/payments/content/deed-payment';
import { DEED_PROTECTION_CENTS, HOW_MONEY_BACK } from '@/lib/payments/rules';
import { toDollars } from '@/lib/values/money';

type OrderSummaryProps = {
  lock: { propertyAddress: string; ownerName: string; paymentDueAt: string; expiresAt: string | null } | null;
  /** Properties that are paid ahead already. */
  credits: number;
};

const price = `$${toDollars(DEED_PROTECTION_CENTS)}`;

export function OrderSummary({ lock, credits }: OrderSummaryProps) {
  return (
    <section aria-labelledby="order" className="rounded-lg border bg-card">
      <h2 id="order" className="px-5 py-3 text-xl sm:p-8 sm:pb-5 sm:text-2xl">
        Order summary
      </h2>
      <dl className="divide-y border-y px-5 sm:px-8">
        <Line name="For">{DEED_PAYMENT_NAME}</Line>
        {lock ? (
          <>
            <Line name="Property">{lock.propertyAddress}</Line>
            <Line name="Owner">{lock.ownerName}</Line>
            <Line name="Due by">
              <LocalTime value={lock.paymentDueAt} />
            </Line>
            {lock.expiresAt && (
              <Line name="Lock ends">
                <LocalTime value={lock.expiresAt} isDay />. A new lock after that is a new payment.
              </Line>
            )}
          </>
        ) : (
          <Line name="Property">
            None of your locks is waiting for payment. This buys a credit, which pays for the next property
            that you lock.
          </Line>
        )}
        {!lock && credits > 0 && (
          <Line name="You have">
            {credits === 1 ? '1 credit already, not used yet' : `${credits} credits already, not used yet`}
          </Line>
        )}
        <Line name="Price">{DEED_PAYMENT_TERMS}</Line>
      </dl>
      <p className="flex items-baseline justify-between gap-4 px-5 py-3 sm:px-8 sm:py-5">
        <span className="font-medium">Total</span>
        <span className="font-serif text-3xl font-semibold tabular-nums">{price}</span>
      </p>
    </section>
  );
}

/** What paying promises, and what it does not. On phones below the button, which is seen at once then. */
export function OrderTerms() {
  return (
    <div className="grid gap-2 text-sm text-muted-foreground">
      <p>
        {moneyBack}. {HOW_MONEY_BACK}
      </p>
      <p>{lockPromise}</p>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-4 py-2 sm:py-3">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </div>
  );
}
