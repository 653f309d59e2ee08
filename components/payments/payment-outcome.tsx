import Link from 'next/link';
import { ConfirmationWatch } from '@/components/payments/confirmation-watch';
import type { Outcome } from '@/components/payments/outcome';
import { PaidDetails } from '@/components/payments/paid-details';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { KEPT_AS_CREDIT, lockPaid } from '@/lib/deeds/content/paid';
import { DEMO_TAKEN_BACK, originPath, payPath, type Order, type PayOrigin } from '@/lib/payments/rules';
import type { PaymentView } from '@/lib/payments/schema';

type PaymentOutcomeProps = {
  outcome: Outcome;
  /** The lock that it pays; null for a credit. */
  lockId: string | null;
  propertyAddress: string | null;
  /** that lock is in force */
  isLocked?: boolean;
  /** the payment, once it was made */
  paid?: PaymentView | null;
  /** from where paying was begun */
  from?: PayOrigin;
};

const variants = {
  succeeded: 'success',
  confirming: 'waiting',
  failed: 'destructive',
  unknown: 'default',
} as const;

const refundSays = {
  pending: 'The money is on its way back to you. What it paid for has ended.',
  succeeded: 'The money went back to you. What it paid for has ended.',
  failed: 'The money could not be sent back. We still owe it to you, and will write to you.',
};

function sayRefund({ provider }: PaymentView, refund: keyof typeof refundSays): string {
  return provider === 'demo' ? `${DEMO_TAKEN_BACK}. What it paid for has ended.` : refundSays[refund];
}

/** The real state of a payment, as our own records have it; the heading of the page names it. */
export function PaymentOutcome({ outcome, propertyAddress, isLocked, paid, ...order }: PaymentOutcomeProps) {
  const onward = wayOn(outcome, { ...order, lockId: order.lockId ?? undefined });

  return (
    <div className="max-w-2xl">
      <div aria-live="polite">
        <Alert variant={variants[outcome]}>
          <AlertDescription>
            <Says outcome={outcome} propertyAddress={propertyAddress} isLocked={isLocked} paid={paid} />
          </AlertDescription>
        </Alert>
      </div>
      {paid && <PaidDetails payment={paid} isLocked={isLocked ?? false} />}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link href={onward.href} prefetch={false} className={buttonVariants({ size: 'lg' })}>
          {onward.label}
        </Link>
        <Link href="/document-vault" prefetch={false} className="text-link">
          View Document Vault
        </Link>
      </div>
    </div>
  );
}

function wayOn(outcome: Outcome, order: Order) {
  if (outcome === 'failed') return { href: payPath(order), label: 'Try again' };
  const origin = originPath(order);
  if (origin) return { href: origin, label: 'See the property' };
  return { href: '/deedguard-protection#your-properties', label: 'Your Protected Properties' };
}

type SaysProps = Pick<PaymentOutcomeProps, 'outcome' | 'propertyAddress' | 'isLocked' | 'paid'>;

function Says({ outcome, propertyAddress, isLocked = true, paid }: SaysProps) {
  if (outcome === 'confirming') return <ConfirmationWatch />;
  if (outcome === 'failed') return <p>No payment was taken for it. Your lock is kept until its due date.</p>;
  if (outcome === 'unknown') {
    return (
      <p>It may belong to another account, or its address is incomplete. Your own list shows what is paid.</p>
    );
  }
  if (paid?.refund) return <p>{sayRefund(paid, paid.refund)}</p>;
  if (propertyAddress && !isLocked) return <p>It paid for the lock on {propertyAddress}, which has ended.</p>;
  return <p>{propertyAddress ? lockPaid(propertyAddress) : KEPT_AS_CREDIT}</p>;
}
