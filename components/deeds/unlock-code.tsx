'use client';

import { useRef, useState } from 'react';
import { CopyButton } from '@/components/kit/copy-button';
import { Button } from '@/components/ui/button';

type UnlockCodeProps = {
  /** Null while the server wants a confirmation first; then `onReveal` gets it. */
  code: string | null;
  /** Whose code it is, for a screen reader among many. */
  of: string;
  /** In a list the code stays covered until it is asked for. */
  canHide?: boolean;
  /** Gives null when the code was not had after all, and has said why. */
  onReveal?: () => Promise<string | null>;
};

const noCode = async () => null;

export function UnlockCode({ code, of, canHide = false, onReveal = noCode }: UnlockCodeProps) {
  const [isWanted, setIsWanted] = useState(!canHide);
  const text = useRef<HTMLElement>(null);
  const isShown = isWanted && code !== null;

  async function toggle() {
    if (isShown) return setIsWanted(false);
    if (code !== null || (await onReveal()) !== null) setIsWanted(true);
  }

  function offerByHand() {
    setIsWanted(true);
    if (text.current) getSelection()?.selectAllChildren(text.current);
  }

  const what = `unlock code of ${of}`;

  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <code ref={text} className="font-mono text-base tracking-wide">
        {isShown ? code : <CoveredCode />}
      </code>
      <span className="flex gap-2">
        {canHide && (
          <Button variant="outline" size="sm" onClick={() => void toggle()}>
            {isShown ? 'Hide' : 'Show'}
            <span className="sr-only"> {what}</span>
          </Button>
        )}
        <CopyButton value={code ?? onReveal} of={what} onRefused={offerByHand} />
      </span>
    </span>
  );
}

function CoveredCode() {
  return (
    <>
      <span aria-hidden className="text-muted-foreground">
        ••••-••••-••••
      </span>
      <span className="sr-only">Hidden</span>
    </>
  );
}
