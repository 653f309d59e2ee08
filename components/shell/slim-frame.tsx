import type { ReactNode } from 'react';
import { SiteName } from '@/components/shell/site-name';
import { SmallFooter } from '@/components/shell/small-footer';

/** Around one thing to be done, paid or read: the name above, and nothing beside it that leads elsewhere. */
export function SlimFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header data-page-header className="slim-header sticky top-0 z-40 border-b bg-background">
        <div className="page flex h-14 items-center">
          <SiteName href="/" />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SmallFooter />
    </>
  );
}
