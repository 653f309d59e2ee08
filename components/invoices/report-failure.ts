import { toast } from '@/components/ui/toast';

const FAILED_MS = 10_000;

export function reportFailure(description: string) {
  toast({ variant: 'destructive', title: 'Error', description, durationMs: FAILED_MS });
}
