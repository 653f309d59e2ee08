'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LocalTime } from '@/components/kit/local-time';
import { mapLink } from '@/components/notary/work/visits/map-link';
import { Button } from '@/components/ui/button';
import type { RequestView } from '@/lib/notary/schema/requests';

/** Nobody sets off earlier than this by intention. */
const SOON_MS = 3 * 60 * 60_000;

type StartNavigationProps = { request: RequestView; isPending: boolean; onStart: () => Promise<void> };

/** Opens the map and sets off. The map first: a browser opens a page only in answer to the click itself. */
export function StartNavigation({ request, isPending, onStart }: StartNavigationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { appointmentDate, location } = request;

  async function start() {
    if (location) window.open(mapLink(location, navigator.userAgent), '_blank', 'noopener,noreferrer');
    await onStart();
  }

  function ask() {
    if (isPending) return;
    if (Date.parse(appointmentDate) - Date.now() > SOON_MS) setIsAsking(true);
    else void start();
  }

  return (
    <>
      <Button aria-disabled={isPending} onClick={ask}>
        Start Navigation
      </Button>
      {isAsking && (
        <ConfirmDialog
          product="guardsign"
          title="Set off now"
          confirmLabel="Start Navigation"
          pendingLabel="Setting off"
          keepLabel="Not yet"
          onConfirm={start}
          onClose={() => setIsAsking(false)}
        >
          <p>
            The appointment is on <LocalTime value={appointmentDate} />. The client is told that you are on
            the way, and sees your position until you arrive.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
