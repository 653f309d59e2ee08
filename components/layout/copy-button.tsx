'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

type CopyButtonProps = {
  value: string;
  /** What is copied, for a screen reader among many. */
  of: string;
  /** The browser may refuse; then the text can be shown and selected for the hand. */
  onRefused?: () => void;
};

type Copying = 'ready' | 'copied' | 'refused';

const labels: Record<Copying, string> = { ready: 'Copy', copied: 'Copied', refused: 'Copy by hand' };
const SHOWN_MS = 2_000;

export function CopyButton({ value, of, onRefused }: CopyButtonProps) {
  const [copying, setCopying] = useState<Copying>('ready');

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopying('copied');
    } catch {
      setCopying('refused');
      onRefused?.();
    }
    setTimeout(() => setCopying('ready'), SHOWN_MS);
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        {labels[copying]}
        <span className="sr-only"> {of}</span>
      </Button>
      <span role="status" className="sr-only">
        {copying === 'ready' ? '' : labels[copying]}
      </span>
    </>
  );
}
