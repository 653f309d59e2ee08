import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LocalTime } from '@/components/kit/local-time';
import { Button } from '@/components/ui/button';
import type { RequestView } from '@/lib/notary/schema/requests';

type CompleteVisitProps = {
  request: RequestView;
  /** throws why it failed */
  onConfirm: () => Promise<void>;
};

/** The end of a visit, after a question: there is no way back. */
export function CompleteVisit({ request, onConfirm }: CompleteVisitProps) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Complete</Button>
      {isAsking && (
        <ConfirmDialog
          product="guardsign"
          title="Complete this visit?"
          confirmLabel="Complete"
          pendingLabel="Completing"
          keepLabel="Not yet"
          onConfirm={onConfirm}
          onClose={() => setIsAsking(false)}
        >
          <WhatTheClientKnows request={request} />
          <p>
            You can’t undo this. The messages with the client close, and you can no longer open the client’s
            document.
          </p>
          {request.addDeedGuard && (
            <p>
              The client chose proof of completion: an entry in the evidence log records that you completed
              this request, with your name and the state of your commission. The client gets its proof file
              and may show it to anyone.
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** A client who says that the notary is there is not told so again. */
function WhatTheClientKnows({ request: { arrivedAt, startedAt } }: { request: RequestView }) {
  if (arrivedAt) {
    return (
      <p>
        The client knows that you arrived on <LocalTime value={arrivedAt} />.
      </p>
    );
  }
  if (!startedAt) return null;
  return (
    <p>
      The client was told that you began on <LocalTime value={startedAt} />.
    </p>
  );
}
