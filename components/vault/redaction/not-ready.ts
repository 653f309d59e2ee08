import { toast } from '@/components/ui/toast';

/** A copy can be opened once it is finished. */
export function sayNotReady(): void {
  toast({
    variant: 'destructive',
    title: 'Document Not Ready',
    description: 'Please wait for redaction to complete',
  });
}
