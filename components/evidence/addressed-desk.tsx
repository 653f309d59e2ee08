'use client';

import { useState } from 'react';
import type { Inspection } from '@/components/evidence/inspection';
import { VerifyDesk } from '@/components/evidence/verify-desk';
import { useQueryParams } from '@/components/kit/query-params';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

/** A whole number as Postgres' int holds it, near enough. */
const ENTRY = /^\d{1,9}$/;

/**
 * The desk of /verify: the QR code of a certificate brings hash and entry along (`/verify?hash=…&entry=…`), a verification
 * link of the integrations names network and block, which is the entry there. What the log answers counts; a link that names another place is contradicted.
 */
export function AddressedDesk() {
  const { params } = useQueryParams();
  const [found, setFound] = useState<Inspection | null>(null);
  const asked = params.get('hash') ?? '';
  const place = entryOf(params);
  const askedEntry = place !== null && ENTRY.test(place) ? Number(place) : undefined;

  return (
    <>
      <VerifyDesk asked={asked} askedEntry={askedEntry} onResult={setFound} />
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
        The network or the entry in the link is not the one that the log found. Rely on the log: what opened
        the entry may have been erased since, or the link was changed.
      </AlertDescription>
    </Alert>
  );
}

function namesAnotherPlace(found: Inspection, params: URLSearchParams): boolean {
  const [hash, network] = ['hash', 'network'].map((name) => params.get(name));
  const place = entryOf(params);
  if (found.kind !== 'verified' || !hash) return false;
  const { record, commitment, leafHash, origin, index } = found.entry;
  const isOfLink = [record?.documentHash, commitment, leafHash].includes(hash.trim().toLowerCase());
  return (
    isOfLink && ((Boolean(network) && network !== origin) || (Boolean(place) && place !== String(index)))
  );
}

function entryOf(params: URLSearchParams): string | null {
  return params.get('entry') ?? params.get('block');
}
