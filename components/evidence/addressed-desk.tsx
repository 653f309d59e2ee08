'use client';

import { useState } from 'react';
import type { Inspection } from '@/components/evidence/inspection';
import { VerifyDesk } from '@/components/evidence/verify-desk';
import { useQueryParams } from '@/components/layout/query-params';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

/**
 * The desk of /verify: the QR code of a certificate brings its hash along (`/verify?hash=…`), a verification link of the
 * integrations also names network and block. What the log answers counts; a link that names another place is contradicted.
 */
export function AddressedDesk() {
  const { params } = useQueryParams();
  const [found, setFound] = useState<Inspection | null>(null);
  const asked = params.get('hash') ?? '';

  return (
    <>
      <VerifyDesk asked={asked} onResult={setFound} />
      <div role="status" className="empty:hidden">
        {found && namesAnotherPlace(found, params) && <OtherPlace />}
      </div>
    </>
  );
}

/** Nothing of the address is repeated here: anybody can write a link. */
function OtherPlace() {
  return (
    <Alert variant="waiting">
      <AlertTitle>The link names another place</AlertTitle>
      <AlertDescription>
        The network or the block in the link is not the one that the log found. Rely on the log. A file that
        was entered more than once is found by its first entry.
      </AlertDescription>
    </Alert>
  );
}

function namesAnotherPlace(found: Inspection, params: URLSearchParams): boolean {
  const [hash, network, block] = ['hash', 'network', 'block'].map((name) => params.get(name));
  if (found.kind !== 'verified' || !hash) return false;
  const { record, commitment, leafHash, origin, index } = found.entry;
  const isOfLink = [record?.documentHash, commitment, leafHash].includes(hash.trim().toLowerCase());
  return (
    isOfLink && ((Boolean(network) && network !== origin) || (Boolean(block) && block !== String(index)))
  );
}
