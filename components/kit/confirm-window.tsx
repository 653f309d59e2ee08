'use client';

import type { ReactNode } from 'react';
import { useAction } from '@/components/kit/use-action';
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
import type { Product } from '@/lib/site/site-map';

type ConfirmDialogProps = {
  title: string;
  confirmLabel: string;
  pendingLabel: string;
  keepLabel: string;
  isDestructive?: boolean;
  product?: Product;
  /** Asked for a confirmation of the person where the server wants one. What it throws is shown. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** What changes, in plain words. */
  children: ReactNode;
  /** What may be said with it. */
  field?: ReactNode;
};

/** The window of a `ConfirmDialog`. */
export function ConfirmWindow(props: ConfirmDialogProps) {
  const { title, confirmLabel, pendingLabel, keepLabel, isDestructive, onConfirm, onClose, children } = props;
  const { product = 'deedguard', field } = props;
  const { act, isPending, problem, dialog } = useAction(onConfirm, { onDone: onClose });

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product={product}>
        <div className="flex flex-col gap-5">
          <DialogHeader>
            <DialogTitle>{title}</DialogTitle>
            <DialogDescription asChild>
              <div className="grid gap-2">{children}</div>
            </DialogDescription>
          </DialogHeader>
          {field}
          <div role="alert" className="empty:hidden">
            {problem && <Alert variant="destructive">{problem}</Alert>}
          </div>
          <DialogFooter>
            <Button variant="outline" size="lg" onClick={onClose}>
              {keepLabel}
            </Button>
            <Button
              variant={isDestructive ? 'destructive' : 'default'}
              size="lg"
              aria-disabled={isPending}
              onClick={() => void act()}
            >
              {isPending && <Spinner />}
              <span aria-live="polite">{isPending ? pendingLabel : confirmLabel}</span>
            </Button>
          </DialogFooter>
        </div>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
