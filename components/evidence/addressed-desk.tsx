'use client';

import { VerifyDesk } from '@/components/evidence/verify-desk';
import { useQueryParams } from '@/components/layout/query-params';

/** The desk of /verify: the QR code of a certificate brings its hash along (`/verify?hash=…`). */
export function AddressedDesk() {
  const { params } = useQueryParams();
  return <VerifyDesk asked={params.get('hash') ?? ''} />;
}
