import { toast } from '@/components/ui/toast';
import { creditToast, paidToast } from '@/lib/payments/content/deed-payment';

const FAILED_MS = 10_000;

/** A credit protects nothing yet. */
export function celebratePayment({ isCredit }: { isCredit: boolean }) {
  toast(isCredit ? creditToast : paidToast);
}

export function reportFailure(message: string) {
  toast({ variant: 'destructive', title: 'Payment Failed', description: message, durationMs: FAILED_MS });
}
