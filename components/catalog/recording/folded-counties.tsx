'use client';

import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { subscribeToAddress } from '@/components/kit/address';

/** A long list, folded; an address with the anchor of one of its entries unfolds it and goes there. */
export function FoldedCounties({ summary, children }: { summary: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const anchor = useSyncExternalStore(
    subscribeToAddress,
    () => location.hash.slice(1),
    () => '',
  );

  useEffect(() => {
    const entry = anchor ? document.getElementById(anchor) : null;
    if (!entry || !details.current?.contains(entry)) return;
    details.current.open = true;
    entry.scrollIntoView();
  }, [anchor]);

  return (
    <details ref={details} className="border-y">
      <summary className="py-3 font-medium hover:underline">{summary}</summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
