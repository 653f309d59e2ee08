'use client';

import { useRef, useState, type ReactNode } from 'react';
import { explainFailure } from '@/components/accounts/guards';
import { StepUpCancelled, useStepUp } from '@/components/layout/step-up';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';

type ConfirmDialogProps = {
  title: string;
  /** What changes, in plain words. */
  children: ReactNode;
  keepLabel: string;
  doLabel: string;
  pendingLabel: string;
  variant?: 'default' | 'destructive';
  /** Asked for a confirmation of the person where the server wants one. */
  action: () => Promise<void>;
  onClose: () => void;
};

/** Says what a step changes before it is taken, and stays open with the reason when it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    keepLabel,
    doLabel,
    pendingLabel,
    variant = 'destructive',
    action,
    onClose,
  } = props;
  const { run, dialog } = useStepUp();
  const isBusy = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function proceed() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    setProblem(null);
    try {
      await run(action);
    } catch (error) {
      if (!(error instanceof StepUpCancelled)) setProblem(explainFailure(error));
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription asChild>
            <div className="grid gap-2">{children}</div>
          </DialogDescription>
        </DialogHeader>
        <div role="alert" className="empty:hidden">
          {problem && <Alert variant="destructive">{problem}</Alert>}
        </div>
        <DialogFooter>
          <Button variant="outline" size="lg" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button variant={variant} size="lg" aria-disabled={isPending} onClick={() => void proceed()}>
            {isPending && <Spinner />}
            <span aria-live="polite">{isPending ? pendingLabel : doLabel}</span>
          </Button>
        </DialogFooter>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
