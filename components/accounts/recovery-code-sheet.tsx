'use client';

import { useEffect, useRef } from 'react';
import { CopyButton } from '@/components/kit/copy-button';
import { saveText } from '@/components/files/save-text';
import { Button } from '@/components/ui/button';

type RecoveryCodeSheetProps = { codes: string[]; onKept: () => void };

const FILE_NAME = 'deedguard-recovery-codes.txt';

/** New codes, the one time that they can be read; printed, they are all there is on the page. */
export function RecoveryCodeSheet({ codes, onKept }: RecoveryCodeSheetProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => notice.current?.focus(), []);

  function selectByHand() {
    if (list.current) getSelection()?.selectAllChildren(list.current);
  }

  return (
    <div className="mt-4 animate-appear rounded-lg border bg-card p-5 sm:p-6">
      <p ref={notice} tabIndex={-1} className="outline-none">
        Keep these codes away from your devices, with your papers. They are shown this once; each works once.
      </p>
      <ol
        ref={list}
        aria-label="Recovery codes"
        className="mt-4 grid gap-x-8 gap-y-1 font-mono text-base tracking-wide sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-2 print:hidden">
        <CopyButton value={codes.join('\n')} of="the recovery codes" onRefused={selectByHand} />
        <Button variant="outline" size="sm" onClick={() => saveText(FILE_NAME, sheetOf(codes))}>
          Save as a text file
        </Button>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Button size="lg" className="mt-5 print:hidden" onClick={onKept}>
        I have kept them
      </Button>
    </div>
  );
}

function sheetOf(codes: string[]) {
  return `DeedGuard recovery codes\n${location.host}\nEach code works once.\n\n${codes.join('\n')}\n`;
}
