import Link from 'next/link';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';

/** Around what stands in for Stripe's pages: it says so before anything else. */
export function DemoFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-product="deedguard" className="page py-8 sm:py-14">
      <p>
        <Link href="/settings/plan" prefetch={false} className="text-[0.9375rem] text-link">
          Back to your plan
        </Link>
      </p>
      <h1 className="mt-6 mb-8 text-4xl tracking-[-0.018em] sm:text-5xl">{title}</h1>
      <div className="grid max-w-2xl gap-6">
        <div className="rounded-md border border-dashed border-waiting/60 bg-waiting-soft p-4">
          <Badge variant="waiting">Demo provider</Badge>
          <p className="mt-2 text-[0.9375rem] leading-6">
            No card is needed and no money moves. This page stands in for Stripe’s while the site is tried
            out; everything after it is real.
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}
