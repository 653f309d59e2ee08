import { toast } from '@/components/ui/toast';
import { creditToast, DEMO_TOAST, paidToast, paymentPath } from '@/lib/payments/content/deed-payment';

const FAILED_MS = 10_000;
/** There is a link to be pressed. */
const PAID_MS = 15_000;

type Paid = {
  paymentId: string;
  /** it protects nothing yet */
  isCredit: boolean;
  /** no money moved */
  isDemo: boolean;
};

/** Said on the way to the vault, with the way to what is kept of the payment. */
export function celebratePayment({ paymentId, isCredit, isDemo }: Paid) {
  const { title, description } = isCredit ? creditToast : paidToast;
  toast({
    title,
    description: isDemo ? `${description} ${DEMO_TOAST}` : description,
    link: { href: paymentPath(paymentId), label: isCredit ? 'See the receipt' : 'See receipt and proof' },
    durationMs: PAID_MS,
  });
}

export function reportFailure(message: string) {
  toast({ variant: 'destructive', title: 'Payment Failed', description: message, durationMs: FAILED_MS });
}
