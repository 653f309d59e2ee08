import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LocalTime } from '@/components/kit/local-time';
import { Button } from '@/components/ui/button';
import type { RequestView } from '@/lib/notary/schema/requests';

/** Nobody begins earlier than this by intention. */
const SOON_MS = 60 * 60_000;

type BeginVisitProps = {
  request: RequestView;
  isPending: boolean;
  /** another step comes before it */
  isSecond: boolean;
  /** says on the page why it failed */
  onBegin: () => Promise<void>;
  /** throws why it failed */
  onConfirm: () => Promise<void>;
};

/** Begins the visit: at once around its hour, after a question before that. */
export function BeginVisit({ request, isPending, isSecond, onBegin, onConfirm }: BeginVisitProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { appointmentDate } = request;

  function ask() {
    if (isPending) return;
    if (Date.parse(appointmentDate) - Date.now() > SOON_MS) setIsAsking(true);
    else void onBegin();
  }

  return (
    <>
      <Button variant={isSecond ? 'outline' : 'default'} aria-disabled={isPending} onClick={ask}>
        Begin
      </Button>
      {isAsking && (
        <ConfirmDialog
          product="guardsign"
          title="Begin this visit?"
          confirmLabel="Begin"
          pendingLabel="Beginning"
          keepLabel="Not yet"
          onConfirm={onConfirm}
          onClose={() => setIsAsking(false)}
        >
          <p>
            The appointment is on <LocalTime value={appointmentDate} />. Begin it now?
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
