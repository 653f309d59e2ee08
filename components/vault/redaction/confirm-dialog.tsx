'use client';

import { useState, type ReactNode } from 'react';
import { reasonOf } from '@/components/vault/redaction/redaction-calls';
import { StepUpCancelled } from '@/components/layout/step-up';
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
  confirmLabel: string;
  pendingLabel: string;
  keepLabel: string;
  isDestructive?: boolean;
  /** What it throws is shown in the dialog, which then stays open. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

export function ConfirmDialog({
  title,
  confirmLabel,
  pendingLabel,
  keepLabel,
  isDestructive = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function confirm() {
    if (isPending) return;
    setIsPending(true);
    setProblem('');
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setIsPending(false);
      if (!(error instanceof StepUpCancelled)) setProblem(reasonOf(error));
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
          <Button
            size="lg"
            variant={isDestructive ? 'destructive' : 'default'}
            aria-disabled={isPending}
            onClick={() => void confirm()}
          >
            {isPending && <Spinner />}
            {isPending ? pendingLabel : confirmLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
