'use client';

import { useRef } from 'react';
import { CopyButton } from '@/components/kit/copy-button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

/** The address that shows this quote again. */
export function QuoteLink({ href }: { href: string }) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <div className="grid gap-1.5 border-t pt-4 print:hidden">
      <Label htmlFor="quote-link">Link to this quote</Label>
      <div className="flex items-center gap-2">
        <Input
          ref={input}
          id="quote-link"
          readOnly
          value={href}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={href} of="link" onRefused={() => input.current?.select()} />
      </div>
    </div>
  );
}
