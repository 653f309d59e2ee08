'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

type CopyButtonProps = {
  /** The text, or how to get it when it is wanted; null when there is nothing to copy after all. */
  value: string | (() => Promise<string | null>);
  /** What is copied, for a screen reader among many. */
  of: string;
  onCopied?: () => void;
  /** The browser may refuse; then the text can be shown and selected for the hand. */
  onRefused?: () => void;
};

type Copying = 'ready' | 'copied' | 'refused';

const labels: Record<Copying, string> = { ready: 'Copy', copied: 'Copied', refused: 'Copy by hand' };
const SHOWN_MS = 2_000;

export function CopyButton({ value, of, onCopied, onRefused }: CopyButtonProps) {
  const [copying, setCopying] = useState<Copying>('ready');

  async function copy() {
    const text = typeof value === 'string' ? value : await value();
    if (text === null) return;
    try {
      await navigator.clipboard.writeText(text);
      setCopying('copied');
      onCopied?.();
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
