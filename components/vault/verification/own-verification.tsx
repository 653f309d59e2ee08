'use client';

import { announceInspection } from '@/components/evidence/announce-inspection';
import { VerifyDesk } from '@/components/evidence/verify-desk';
import { OwnRecords } from '@/components/vault/verification/own-records';

export function OwnVerification() {
  return (
    <div className="grid gap-10">
      <VerifyDesk onResult={announceInspection} />
      <OwnRecords />
    </div>
  );
}
