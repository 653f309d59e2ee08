'use client';

import type { Initial } from '@/components/notary/client/request-form/draft';
import { RequestForm } from '@/components/notary/client/request-form/request-form';
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

/** A new request for a notary. Closes once it is submitted; a click beside it does not close it. What was typed is kept. */
export function RequestDialog({
  preferred,
  initial = {},
  isBooking = false,
  onCreated,
  onClose,
}: RequestDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        data-product="guardsign"
        width="wide"
        onInteractOutside={(event) => event.preventDefault()}
      >
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
          onCreated={(request) => {
            onCreated?.(request);
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
