'use client';

import { announceInspection } from '@/components/evidence/announce-inspection';
import { VerifyDesk } from '@/components/evidence/verify-desk';
import { OwnRecords } from '@/components/vault/verification/own-records';
import { accountClient } from '@/components/kit/account-client';
import { QueryProvider } from '@/components/kit/query-provider';

export function OwnVerification() {
  return (
    <QueryProvider client={accountClient()}>
      <div className="grid gap-10">
        <VerifyDesk onResult={announceInspection} />
        <OwnRecords />
      </div>
    </QueryProvider>
  );
}
