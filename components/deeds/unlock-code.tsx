'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

type UnlockCodeProps = {
  code: string;
  /** Whose code it is, for a screen reader among many. */
  of: string;
  /** In a list the code stays covered until it is asked for. */
  canHide?: boolean;
};

type Copying = 'ready' | 'copied' | 'refused';

const copyLabels: Record<Copying, string> = { ready: 'Copy', copied: 'Copied', refused: 'Copy by hand' };
const COPIED_MS = 2_000;

export function UnlockCode({ code, of, canHide = false }: UnlockCodeProps) {
  const [isShown, setIsShown] = useState(!canHide);
  const [copying, setCopying] = useState<Copying>('ready');
  const text = useRef<HTMLElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopying('copied');
    } catch {
      setIsShown(true);
      setCopying('refused');
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
    setTimeout(() => setCopying('ready'), COPIED_MS);
  }

  const whose = <span className="sr-only"> unlock code of {of}</span>;

  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <code ref={text} className="font-mono text-base tracking-wide">
        {isShown ? code : <CoveredCode code={code} />}
      </code>
      <span className="flex gap-2">
        {canHide && (
          <Button variant="outline" size="sm" onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            {whose}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          {copyLabels[copying]}
          {whose}
        </Button>
      </span>
      <span role="status" className="sr-only">
        {copying === 'ready' ? '' : copyLabels[copying]}
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
