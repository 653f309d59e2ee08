import Link from 'next/link';
import type { ReactNode } from 'react';
import { settingsPlaces } from '@/components/accounts/settings-pages';
import { PageHeader } from '@/components/shell/page-header';
import { PageNav } from '@/components/shell/page-nav';
import { cn } from '@/components/ui/cn';

type GuardsFrameProps = {
  title: string;
  lead: ReactNode;
  path: string;
  /** It holds tables. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * The frame of the pages about an account and who gets into it, with the way between them. On phones the list of all
 * of them, which the way back leads to, is the better one.
 */
export function GuardsFrame({ title, lead, path, isWide = false, children }: GuardsFrameProps) {
  return (
    <div data-product="deedguard" className="page py-8 sm:py-10 print:py-0">
      <BackToSettings />
      <PageHeader title={title} section="Your account">
        <p>{lead}</p>
      </PageHeader>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[14rem_1fr]">
        <PageNav
          label="Settings of your account"
          places={settingsPlaces}
          path={path}
          isColumn
          className="max-sm:hidden"
        />
        <div className={cn('grid min-w-0 grid-cols-1 content-start gap-10', !isWide && 'max-w-2xl')}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Where there is no header of the application, which leads back by itself. */
function BackToSettings() {
  return (
    <nav aria-label="Breadcrumb" className="mb-6 print:hidden">
      <Link href="/settings" prefetch={false} className="text-[0.9375rem] text-link">
        Back to your settings
      </Link>
    </nav>
  );
}
