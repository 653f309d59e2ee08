'use client';

import { useState } from 'react';
import { fraudPreview } from '@/components/alerts/queries';
import { FraudForm } from '@/components/alerts/fraud-form';
import { NotReported, Reported, ReportedBefore, type Failed } from '@/components/alerts/fraud-outcome';
import type { ReportedAlert } from '@/components/alerts/reported-alert';
import { useRead } from '@/components/kit/use-read';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import type { FraudReceipt } from '@/lib/fraud/schema';

export type FraudDialogProps = { alert: ReportedAlert; onClose: () => void };

/** The report, then what came of it. */
export function FraudDialog({ alert, onClose }: FraudDialogProps) {
  const [receipt, setReceipt] = useState<FraudReceipt | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        data-product="deedguard"
        width="wide"
        // A click beside it must not take away what was typed.
        onInteractOutside={(event) => event.preventDefault()}
      >
        {receipt ? (
          <Reported receipt={receipt} onClose={onClose} />
        ) : (
          <>
            {failed && <NotReported {...failed} onAgain={() => setFailed(null)} onClose={onClose} />}
            <div hidden={failed !== null} className="grid gap-5">
              <Report
                alert={alert}
                onDone={(done) => {
                  setFailed(null);
                  setReceipt(done);
                }}
                onFailed={setFailed}
                onClose={onClose}
              />
            </div>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

type ReportProps = FraudDialogProps & {
  onDone: (receipt: FraudReceipt) => void;
  onFailed: (failed: Failed) => void;
};

function Report({ alert, onDone, onFailed, onClose }: ReportProps) {
  const preview = useRead(fraudPreview(alert.id));
  if (preview.data?.openCase) return <ReportedBefore caseId={preview.data.openCase} onClose={onClose} />;

  return (
    <>
      <DialogHeader>
        <DialogTitle>Report fraud</DialogTitle>
        <DialogDescription>
          {alert.isSample
            ? 'The alert above is a sample. This is a report of your own, about a property that you know.'
            : `About the alert “${alert.title}”. Correct and complete what we filled in.`}
        </DialogDescription>
      </DialogHeader>
      {preview.isPending ? (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      ) : (
        <FraudForm
          alert={alert}
          preview={preview.data ?? null}
          onDone={onDone}
          onFailed={onFailed}
          onClose={onClose}
        />
      )}
    </>
  );
}
