import { takeBackToast, toast } from '@/components/ui/toast';

const FAILED_MS = 10_000;

let count = 0;
const idOf = (failure: number) => `invoice-failure-${failure}`;

export function reportFailure(description: string) {
  forgetFailure();
  count += 1;
  toast({ id: idOf(count), variant: 'destructive', title: 'Error', description, durationMs: FAILED_MS });
}

/** Clears the message about the last failure when somebody tries again. */
export function forgetFailure() {
  takeBackToast(idOf(count));
}
