import { toast } from '@/components/ui/toast';
import { paidToast } from '@/lib/payments/content/deed-payment';

const FAILED_MS = 10_000;

export function celebratePayment() {
  toast(paidToast);
}

export function reportFailure(message: string) {
  toast({ variant: 'destructive', title: 'Payment Failed', description: message, durationMs: FAILED_MS });
}
