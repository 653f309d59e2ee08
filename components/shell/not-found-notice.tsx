'use client';

import Link from 'next/link';
import { Guilloche } from '@/components/shell/guilloche';
import { buttonVariants } from '@/components/ui/button';

/** `hasSiteMap`: the footer below names every page. */
export function NotFoundNotice({ hasSiteMap = false }: { hasSiteMap?: boolean }) {
  return (
    <div className="relative isolate overflow-hidden">
      <Guilloche
        figure="seal"
        className="pointer-events-none absolute top-0 right-0 -z-10 size-96 opacity-15 max-sm:-right-40"
      />
      <div className="page py-20 sm:py-32">
        <h1 className="text-4xl tracking-[-0.018em] sm:text-5xl">404 Page Not Found</h1>
        <p className="mt-5 measure text-lg text-muted-foreground">
          There is nothing at this address. It may be mistyped, or the page may have moved.
          {hasSiteMap && ' The footer lists the pages of this site.'}
        </p>
        <Link href="/" prefetch={false} className={buttonVariants({ size: 'lg', className: 'mt-8' })}>
          Back to Home
        </Link>
      </div>
    </div>
  );
}
