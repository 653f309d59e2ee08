import { useState, type ReactNode } from 'react';
import { useNow } from '@/components/kit/use-now';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LocalTime } from '@/components/kit/local-time';
import { BEGIN_EARLY_MS } from '@/lib/notary/rules/visit-steps';
import type { RequestView } from '@/lib/notary/schema/requests';

const LOOK_EVERY_MS = 15_000;

type Begin = {
  /** says on the page why it failed */
  onBegin: () => Promise<void>;
  /** throws why it failed */
  onConfirm: () => Promise<void>;
};

type Beginning = {
  /** ISO 8601; null where it is not too early */
  from: string | null;
  begin: () => void;
  dialog: ReactNode;
};

/** How a visit is begun: at once around its hour; before that with the client's word, after a question. */
export function useBeginning(request: RequestView, { onBegin, onConfirm }: Begin): Beginning {
  const [isAsking, setIsAsking] = useState(false);
  const { appointmentDate, beginAgreedAt } = request;
  const beginsAt = Date.parse(appointmentDate) - BEGIN_EARLY_MS;
  const isEarly = beginsAt > useNow(LOOK_EVERY_MS, 0);

  return {
    from: isEarly && !beginAgreedAt ? new Date(beginsAt).toISOString() : null,
    begin: () => (isEarly ? setIsAsking(true) : void onBegin()),
    dialog: isAsking && (
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
          The appointment is on <LocalTime value={appointmentDate} />. The client agreed to an early start.
          Begin it now?
        </p>
      </ConfirmDialog>
    ),
  };
}
