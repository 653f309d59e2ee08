import type { ReactNode } from 'react';

/** A line of what is known of a request. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-x-3 py-3 sm:grid-cols-[9rem_1fr] sm:gap-x-6">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
