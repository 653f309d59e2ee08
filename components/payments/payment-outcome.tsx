import Link from 'next/link';
import { ConfirmationWatch } from '@/components/payments/confirmation-watch';
import type { Outcome } from '@/components/payments/outcome';
import { PaidDetails } from '@/components/payments/paid-details';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { KEPT_AS_CREDIT, lockPaid } from '@/lib/deeds/content/paid';
import { DEMO_TAKEN_BACK } from '@/lib/payments/rules';
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
export function PaymentOutcome({ outcome, lockId, propertyAddress, isLocked, paid }: PaymentOutcomeProps) {
  const mayPayAgain = outcome === 'failed';
  const payAgain = lockId ? `/payment/deedguard?lock=${lockId}` : '/payment/deedguard';

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
        <Link
          href={mayPayAgain ? payAgain : '/deedguard-protection#your-properties'}
          prefetch={false}
          className={buttonVariants({ size: 'lg' })}
        >
          {mayPayAgain ? 'Try again' : 'Your Protected Properties'}
        </Link>
        <Link href="/document-vault" prefetch={false} className="text-link">
          View Document Vault
        </Link>
      </div>
    </div>
  );
}

function Says({ outcome, propertyAddress, isLocked = true, paid }: Omit<PaymentOutcomeProps, 'lockId'>) {
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
