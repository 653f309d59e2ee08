'use client';

import { useCallback, useEffect, useState } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { StepUpWays } from '@/components/session/step-up-ways';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import type { Guards } from '@/lib/accounts/schema/guards';
import { apiRequest } from '@/lib/platform/api-client';

export type StepUpDialogProps = {
  /** What gets the focus back. */
  opener: Element | null;
  onConfirmed: () => void;
  onClose: () => void;
};

export function StepUpDialog({ opener, onConfirmed, onClose }: StepUpDialogProps) {
  const { guards, problem, reload } = useGuards();
  const isOpenToAll = guards && !guards.hasPin && guards.passkeys.length === 0;

  // Whatever guarded the account was taken away meanwhile, in another tab.
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
            Your account has a guard beside its password. One confirmation counts for 10 minutes.
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

/** What guards the account. An answer that was had once stays when a later one fails. */
function useGuards() {
  const [guards, setGuards] = useState<Guards | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  const reload = useCallback(() => setAttempt((last) => last + 1), []);

  useEffect(() => {
    let isCurrent = true;
    apiRequest<Guards>('GET', '/api/security/guards').then(
      (answer) => {
        if (!isCurrent) return;
        setGuards(answer);
        setProblem(null);
      },
      (error: unknown) => {
        if (isCurrent) setProblem(explainFailure(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  return { guards, problem: guards ? null : problem, reload };
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-24" />
    </div>
  );
}
