'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { Button } from '@/components/ui/button';

type StartOverProps = { onStartOver: () => void; onClosed: () => void };

/** Empties the form, after asking: what was typed is kept nowhere else. */
export function StartOver({ onStartOver, onClosed }: StartOverProps) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button variant="ghost" className="needs-script" onClick={() => setIsAsking(true)}>
        Start over
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Start over?"
          confirmLabel="Start over"
          pendingLabel="Starting over"
          keepLabel="Keep what I typed"
          product="guardsign"
          onConfirm={async () => {
            onStartOver();
            onClosed();
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>This clears the form, with all lines that you typed.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
