'use client';

import { useEffect, useRef } from 'react';
import { FieldFrame } from '@/components/kit/field-frame';
import { Input } from '@/components/ui/input';
import { editSsn, maskSsn } from '@/lib/partners/rules/ssn-mask';

/**
 * A Social Security number, masked while it is typed. Its first five digits are held by this component alone: the input,
 * and so the form around it, only ever has `•••-••-6789`. The listener is on the input itself, because the form listens
 * further out and would read what was typed before React gets to mask it.
 */
export function SsnField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const input = frame.current?.querySelector('input');
    if (!input) return;
    let digits = '';
    const mask = () => {
      const edited = editSsn({
        digits,
        shown: input.value,
        caret: input.selectionStart ?? input.value.length,
      });
      digits = edited.digits;
      input.value = maskSsn(digits);
      input.setSelectionRange(edited.caret, edited.caret);
    };
    const forget = () => {
      digits = '';
      input.value = '';
    };
    input.addEventListener('input', mask);
    // A browser may keep a page that was left, as it was, for the way back.
    window.addEventListener('pagehide', forget);
    return () => {
      input.removeEventListener('input', mask);
      window.removeEventListener('pagehide', forget);
      forget();
    };
  }, []);

  return (
    <div ref={frame}>
      <FieldFrame name={name} label={label} hint={hint}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </FieldFrame>
    </div>
  );
}
