import Link from 'next/link';
import type { ReactNode } from 'react';
import { settingsPlaces } from '@/components/accounts/settings-pages';
import { PageHeader } from '@/components/shell/page-header';
import { PageNav } from '@/components/shell/page-nav';

type GuardsFrameProps = { title: string; lead: ReactNode; path: string; children: ReactNode };

/** The frame of the pages about an account and who gets into it, with the way between them. */
export function GuardsFrame({ title, lead, path, children }: GuardsFrameProps) {
  return (
    <div data-product="deedguard" className="page py-8 sm:py-10 print:py-0">
      <p className="mb-6 print:hidden">
        <Link href="/settings" prefetch={false} className="text-[0.9375rem] text-link">
          Back to your settings
        </Link>
      </p>
      <PageHeader title={title} section="Your account">
        <p>{lead}</p>
      </PageHeader>
      <PageNav label="Settings of your account" places={settingsPlaces} path={path} className="mt-8" />
      <div className="mt-8 grid max-w-2xl gap-10">{children}</div>
    </div>
  );
}
