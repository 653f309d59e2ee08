import type { Inspection } from '@/components/evidence/inspection';
import { toast } from '@/components/ui/toast';

/** Says beside the page what a check found. */
export function announceInspection(inspection: Inspection) {
  if (inspection.kind === 'verified') {
    const ended = inspection.lock?.state?.ended ? ' The lock has ended.' : '';
    toast({
      title: 'Verification Successful',
      description: `Entry ${inspection.entry.index} of the evidence log.${ended}`,
    });
    return;
  }
  const description =
    inspection.kind === 'refused' ? inspection.reason : 'Document hash not found on blockchain';
  toast({ variant: 'destructive', title: 'Verification Failed', description });
}
