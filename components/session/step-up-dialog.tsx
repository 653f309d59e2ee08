'use client';

import { useCallback, useEffect, useState } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { useRead } from '@/components/kit/use-read';
import { accountGuards } from '@/components/session/queries';
import { StepUpWays } from '@/components/session/step-up-ways';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';

export type StepUpDialogProps = {
  /** What gets the focus back. */
  opener: Element | null;
  onConfirmed: () => void;
  onClose: () => void;
};

export function StepUpDialog({ opener, onConfirmed, onClose }: StepUpDialogProps) {
  const { guards, problem, reload } = useGuards();
  const isOpenToAll = guards && !guards.hasPin && guards.passkeys.length === 0;

  // Whatever guarded the account was removed in another tab.
  useEffect(() => {
    if (isOpenToAll) onConfirmed();
  }, [isOpenToAll, onConfirmed]);

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>Confirm that it is you</DialogTitle>
          <DialogDescription>
            Your password alone is not enough for this. One confirmation lasts 10 minutes.
          </DialogDescription>
        </DialogHeader>
        {!guards && !problem && <Loading />}
        {problem && (
          <div role="alert" className="grid justify-items-start gap-3">
            <Alert variant="destructive" className="w-full">
              {problem}
            </Alert>
            <Button variant="outline" onClick={reload}>
              Try again
            </Button>
          </div>
        )}
        {guards && !isOpenToAll && (
          <StepUpWays guards={guards} onRefused={reload} onConfirmed={onConfirmed} />
        )}
      </DialogContent>
    </Dialog>
  );
}

/**
 * What guards the account now: what the page knew of it may be why it asks. An answer that was had once stays when a later
 * one fails.
 */
function useGuards() {
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, refetch } = useRead(accountGuards());
  const reload = useCallback(() => void refetch(), [refetch]);

  const guards = dataUpdatedAt >= openedAt ? data : undefined;
  return { guards, problem: guards || !error ? null : explainFailure(error), reload };
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-24" />
    </div>
  );
}
