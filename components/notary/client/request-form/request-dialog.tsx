'use client';

import { useState } from 'react';
import type { Initial } from '@/components/notary/client/request-form/draft';
import { RequestForm } from '@/components/notary/client/request-form/request-form';
import { RequestSent } from '@/components/notary/client/request-form/request-sent';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import type { RequestView } from '@/lib/notary/schema/requests';

type RequestDialogProps = {
  /** asked first */
  preferred?: { id: string; name: string };
  initial?: Initial;
  /** the page that opened it confirms the booking in its own words */
  isBooking?: boolean;
  onCreated?: (request: RequestView) => void;
  onClose: () => void;
};

/** A new request for a notary, then what became of it. A click beside it does not close it. What was typed is kept. */
export function RequestDialog({ isBooking = false, onCreated, onClose, ...asked }: RequestDialogProps) {
  const [sent, setSent] = useState<RequestView | null>(null);

  function finish(request: RequestView) {
    onCreated?.(request);
    if (isBooking) onClose();
    else setSent(request);
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        data-product="guardsign"
        width="wide"
        onInteractOutside={(event) => event.preventDefault()}
      >
        {sent ? (
          <RequestSent request={sent} onClose={onClose} />
        ) : (
          <NewRequest {...asked} isBooking={isBooking} onCreated={finish} />
        )}
      </DialogContent>
    </Dialog>
  );
}

type NewRequestProps = Required<Pick<RequestDialogProps, 'isBooking' | 'onCreated'>> &
  Pick<RequestDialogProps, 'preferred' | 'initial'>;

function NewRequest({ preferred, initial = {}, isBooking, onCreated }: NewRequestProps) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>New Request</DialogTitle>
        <DialogDescription>
          {preferred && `${preferred.name} is asked first, then the next notary who is free. `}
          Nothing is charged now. {CANCELLATION_RULE}
        </DialogDescription>
      </DialogHeader>
      <RequestForm
        initial={initial}
        preferredId={preferred?.id}
        isBooking={isBooking}
        onCreated={onCreated}
      />
    </>
  );
}
