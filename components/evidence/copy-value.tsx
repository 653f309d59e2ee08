'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

type CopyValueProps = { label: string; value: string; shown?: string };

/** A hash or a key in mono, with a button that copies all of it. */
export function CopyValue({ label, value, shown = value }: CopyValueProps) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  }

  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <code className="font-mono text-sm break-all" title={value}>
        {shown}
      </code>
      <Button variant="outline" size="sm" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </span>
  );
}
