import { accountClient } from '@/components/kit/account-client';
import { toast } from '@/components/ui/toast';
import { DEEDS_URL } from '@/lib/deeds/rules/urls';
import { creditToast, DEMO_TOAST, paidToast, paymentPath } from '@/lib/payments/content/deed-payment';
import type { Order } from '@/lib/payments/rules';

const FAILED_MS = 10_000;
/** There is a link to be pressed. */
const PAID_MS = 15_000;

type Paid = {
  paymentId: string;
  order: Order;
  /** no money moved */
  isDemo: boolean;
};

/** Said on the way on, with the way to what is kept of the payment. */
export function celebratePayment({ paymentId, order: { lockId, from }, isDemo }: Paid) {
  // What was read before would show the lock as unpaid until it is read again.
  accountClient().removeQueries({ queryKey: [DEEDS_URL] });
  // A credit protects nothing yet.
  const isCredit = !lockId;
  const { title, description } = isCredit ? creditToast : paidToast;
  toast({
    title,
    description: isDemo ? `${description} ${DEMO_TOAST}` : description,
    link: {
      href: paymentPath(paymentId, from),
      label: isCredit ? 'See the receipt' : 'See receipt and proof',
    },
    durationMs: PAID_MS,
  });
}

export function reportFailure(message: string) {
  toast({ variant: 'destructive', title: 'Payment Failed', description: message, durationMs: FAILED_MS });
}
