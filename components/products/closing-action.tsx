import type { ReactNode } from 'react';
import { Guilloche } from '@/components/layout/guilloche';

/** The foot of a product page: one sentence and the thing to do. */
export function ClosingAction({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="closing"
      className="relative isolate mt-16 overflow-hidden rounded-lg border bg-card px-6 py-10 sm:mt-24 sm:px-12 sm:py-14 print:hidden"
    >
      <Guilloche
        figure="rosette"
        className="pointer-events-none absolute -right-24 -bottom-32 -z-10 size-96 text-primary opacity-20 max-sm:size-72"
      />
      <h2 id="closing" className="max-w-[22ch] text-3xl sm:text-4xl">
        {title}
      </h2>
      <div className="mt-6">{children}</div>
    </section>
  );
}
