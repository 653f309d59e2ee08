import type { ReactNode } from 'react';

/** The foot of a product page, under the double rule that closes an account: one sentence and the thing to do. */
export function ClosingAction({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="closing"
      className="mt-16 grid when-near gap-x-12 gap-y-6 border-t-4 border-double border-primary pt-8 sm:mt-24 sm:pt-10 lg:grid-cols-[1fr_auto] lg:items-center print:hidden"
    >
      <h2 id="closing" className="max-w-[24ch] text-3xl sm:text-4xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
