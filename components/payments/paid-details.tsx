import Link from 'next/link';
import type { ReactNode } from 'react';
import { FileLink } from '@/components/files/file-link';
import { LocalTime } from '@/components/kit/local-time';
import { CreditRefund } from '@/components/payments/credit-refund';
import { buttonVariants } from '@/components/ui/button';
import { proofUrl } from '@/lib/deeds/rules/urls';
import { DEED_PAYMENT_NAME } from '@/lib/payments/content/deed-payment';
import { GET_MONEY_BACK, PAYMENTS_URL } from '@/lib/payments/rules';
import type { PaymentView } from '@/lib/payments/schema';

type PaidDetailsProps = { payment: PaymentView; isLocked: boolean };

/** A payment that was made: its receipt, the proof of what it paid for, and what comes next. */
export function PaidDetails({ payment, isLocked }: PaidDetailsProps) {
  return (
    <>
      <section aria-labelledby="receipt" className="mt-6 rounded-lg border bg-card">
        <h2 id="receipt" className="p-5 pb-4 text-2xl">
          Receipt
        </h2>
        <Rows payment={payment} />
        <div className="flex flex-wrap items-center gap-3 p-5">
          <FileLink
            href={`${PAYMENTS_URL}/${payment.id}/receipt`}
            className={buttonVariants({ variant: 'outline' })}
          >
            Receipt (PDF)
          </FileLink>
          {payment.lockId && (
            <FileLink
              href={`${proofUrl(payment.lockId)}?format=html`}
              className={buttonVariants({ variant: 'outline' })}
            >
              Download proof
            </FileLink>
          )}
        </div>
      </section>
      {payment.refund === null && <Next payment={payment} isLocked={isLocked} />}
    </>
  );
}

function Rows({ payment: { amount, property, provider, paidAt, refundedAt } }: { payment: PaymentView }) {
  const isDemo = provider === 'demo';
  return (
    <dl className="divide-y border-y px-5">
      <Row name="Amount">${amount}</Row>
      <Row name="For">{DEED_PAYMENT_NAME}</Row>
      <Row name="Property">{property ?? 'A credit for the next lock'}</Row>
      <Row name="Paid with">{isDemo ? 'Demo payment: no card, no money moved' : 'Card, by Stripe'}</Row>
      <Row name={isDemo ? 'Paid (demo)' : 'Paid on'}>
        <LocalTime value={paidAt} />
      </Row>
      {refundedAt && (
        <Row name={isDemo ? 'Taken back' : 'Paid back'}>
          <LocalTime value={refundedAt} />
        </Row>
      )}
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-4 py-3">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function Next({ payment, isLocked }: PaidDetailsProps) {
  const { refundableUntil, lockId, provider } = payment;

  return (
    <section aria-labelledby="next" className="mt-6">
      <h2 id="next" className="text-2xl">
        What happens next
      </h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5">
        {lockId && isLocked && (
          <>
            <li>
              The lock stays in force until you release it with its unlock code, or until its end date if it
              was made with one.
            </li>
            <li>Keep the proof file with your papers. It checks itself, also without us.</li>
            <li>We tell you by email when somebody else locks the same property.</li>
          </>
        )}
        {!lockId && (
          <li>
            <Link href="/deedguard-protection" prefetch={false} className="text-link">
              Lock a property
            </Link>
            : the credit pays for it at once.
          </li>
        )}
        {refundableUntil && (
          <li>
            {provider === 'demo' ? 'You can take this demo payment back' : 'You can have the money back'}{' '}
            until <LocalTime value={refundableUntil} />
            {lockId ? `: press “${GET_MONEY_BACK}” on the property’s card.` : '.'}
          </li>
        )}
      </ul>
      {!lockId && refundableUntil && <CreditRefund payment={payment} />}
    </section>
  );
}
