import type { ReactNode } from 'react';
import { BackToSettings } from '@/components/shell/back-to-settings';
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
      <PageNav
        label="Settings of your account"
        places={settingsPlaces}
        path={path}
        className="mt-8 max-sm:hidden"
      />
      <div className={cn('mt-8 grid grid-cols-1 gap-10', !isWide && 'max-w-2xl')}>{children}</div>
    </div>
  );
}
