'use client';

import { useRef, useState } from 'react';
import { CopyButton } from '@/components/layout/copy-button';
import { Button } from '@/components/ui/button';

type UnlockCodeProps = {
  code: string;
  /** Whose code it is, for a screen reader among many. */
  of: string;
  /** In a list the code stays covered until it is asked for. */
  canHide?: boolean;
};

export function UnlockCode({ code, of, canHide = false }: UnlockCodeProps) {
  const [isShown, setIsShown] = useState(!canHide);
  const text = useRef<HTMLElement>(null);

  function offerByHand() {
    setIsShown(true);
    if (text.current) getSelection()?.selectAllChildren(text.current);
  }

  const what = `unlock code of ${of}`;

  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <code ref={text} className="font-mono text-base tracking-wide">
        {isShown ? code : <CoveredCode code={code} />}
      </code>
      <span className="flex gap-2">
        {canHide && (
          <Button variant="outline" size="sm" onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="sr-only"> {what}</span>
          </Button>
        )}
        <CopyButton value={code} of={what} onRefused={offerByHand} />
      </span>
    </span>
  );
}

function CoveredCode({ code }: { code: string }) {
  return (
    <>
      <span aria-hidden className="text-muted-foreground">
        {code.replace(/[^-]/g, '•')}
      </span>
      <span className="sr-only">Hidden</span>
    </>
  );
}
