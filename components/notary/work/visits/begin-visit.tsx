import { useState } from 'react';
import { useNow } from '@/components/notary/work/use-now';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LocalTime } from '@/components/kit/local-time';
import { Button } from '@/components/ui/button';
import { BEGIN_EARLY_MS } from '@/lib/notary/rules/visit-steps';
import type { RequestView } from '@/lib/notary/schema/requests';

const LOOK_EVERY_MS = 15_000;

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

/** Begins the visit: at once around its hour; before that with the client's word, after a question. */
export function BeginVisit({ request, isPending, isSecond, onBegin, onConfirm }: BeginVisitProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { appointmentDate, beginAgreedAt } = request;
  const beginsAt = Date.parse(appointmentDate) - BEGIN_EARLY_MS;
  const isEarly = beginsAt > useNow(LOOK_EVERY_MS, 0);

  function ask() {
    if (isPending) return;
    if (isEarly) setIsAsking(true);
    else void onBegin();
  }

  if (isEarly && !beginAgreedAt) {
    return (
      <p className="text-[0.9375rem] text-muted-foreground">
        You can begin from <LocalTime value={new Date(beginsAt).toISOString()} />, or earlier once the client
        agrees on their page.
      </p>
    );
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
            The appointment is on <LocalTime value={appointmentDate} />. The client is fine with an early
            start. Begin it now?
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
