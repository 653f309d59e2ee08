import type { ReactNode } from 'react';

/** A table that is wider than a phone scrolls in its own frame, by finger and by keyboard. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="table-scroll">
      {children}
    </div>
  );
}
