'use client';

import { useRef, useState } from 'react';
import { useLeaveQuestion } from '@/components/accounts/use-leave-question';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { CopyButton } from '@/components/kit/copy-button';
import { saveText } from '@/components/files/save-text';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';

type RecoveryCodeDialogProps = { codes: string[]; onKept: () => void };

const FILE_NAME = 'deedguard-recovery-codes.txt';

/** New codes, the one time that they can be read. Whoever leaves before they are kept somewhere is asked. */
export function RecoveryCodeDialog({ codes, onKept }: RecoveryCodeDialogProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isKept, setIsKept] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const keep = () => setIsKept(true);
  useLeaveQuestion(!isKept, () => setIsLeaving(true));

  function selectByHand() {
    if (list.current) getSelection()?.selectAllChildren(list.current);
  }

  function save() {
    saveText(FILE_NAME, sheetOf(codes));
    keep();
  }

  function print() {
    window.print();
    keep();
  }

  return (
    <Dialog open onOpenChange={() => (isKept ? onKept() : setIsLeaving(true))}>
      <DialogContent data-product="deedguard" data-print-alone>
        <DialogHeader>
          <DialogTitle>Save your recovery codes</DialogTitle>
          <DialogDescription>
            Keep these codes away from your devices, with your papers. They are shown this once; each works
            once.
          </DialogDescription>
        </DialogHeader>
        <ol
          ref={list}
          aria-label="Recovery codes"
          className="grid gap-y-1 font-mono text-sm sm:text-base sm:tracking-wide"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2 print:hidden">
          <CopyButton
            value={codes.join('\n')}
            of="the recovery codes"
            onCopied={keep}
            onRefused={selectByHand}
          />
          <Button variant="outline" size="sm" onClick={save}>
            Save as a text file
          </Button>
          <Button variant="outline" size="sm" onClick={print}>
            Print
          </Button>
        </div>
        <DialogFooter className="items-center print:hidden">
          {!isKept && (
            <p id="keep-first" className="text-sm text-muted-foreground">
              Copy, save or print them first.
            </p>
          )}
          <Button
            size="lg"
            className="max-sm:w-full"
            disabled={!isKept}
            aria-describedby={isKept ? undefined : 'keep-first'}
            onClick={onKept}
          >
            I have kept them
          </Button>
        </DialogFooter>
        {isLeaving && (
          <ConfirmDialog
            title="Leave without your codes?"
            keepLabel="Back to the codes"
            confirmLabel="Leave without them"
            pendingLabel="Leaving"
            isDestructive
            onConfirm={() => Promise.resolve(onKept())}
            onClose={() => setIsLeaving(false)}
          >
            <p>
              Nobody can show them to you again. Without a code, a forgotten PIN or a lost device shuts you
              out until we have made sure that it is you.
            </p>
            <p>You can make new codes in your settings, as long as you can confirm that it is you.</p>
          </ConfirmDialog>
        )}
      </DialogContent>
    </Dialog>
  );
}

function sheetOf(codes: string[]) {
  return `DeedGuard recovery codes\n${location.host}\nEach code works once.\n\n${codes.join('\n')}\n`;
}
