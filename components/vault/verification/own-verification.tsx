'use client';

import { VerifyDesk } from '@/components/evidence/verify-desk';
import type { Inspection } from '@/components/evidence/inspection';
import { OwnRecords } from '@/components/vault/verification/own-records';
import { accountClient } from '@/components/layout/account-client';
import { QueryProvider } from '@/components/layout/query-provider';
import { toast } from '@/components/ui/toast';

export function OwnVerification() {
  return (
    <QueryProvider client={accountClient()}>
      <div className="grid gap-10">
        <VerifyDesk onResult={announce} />
        <OwnRecords />
      </div>
    </QueryProvider>
  );
}

function announce(inspection: Inspection) {
  if (inspection.kind === 'verified') {
    toast({
      title: 'Verification Successful',
      description: `Entry ${inspection.entry.index} of the evidence log`,
    });
    return;
  }
  const description =
    inspection.kind === 'refused' ? inspection.reason : 'Document hash not found on blockchain';
  toast({ variant: 'destructive', title: 'Verification Failed', description });
}
