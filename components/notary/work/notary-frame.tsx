import type { ReactNode } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { PageNav } from '@/components/shell/page-nav';

type NotaryFrameProps = {
  title: string;
  lead: ReactNode;
  /** of the page that is shown; null for an admin who looks at somebody's dashboard */
  path: string | null;
  children: ReactNode;
};

const places = [
  { href: '/dashboard/notary', label: 'Dashboard' },
  { href: '/dashboard/notary/schedule', label: 'Schedule' },
  { href: '/dashboard/notary/earnings', label: 'Earnings' },
  { href: '/invoices', label: 'Invoices' },
  { href: '/dashboard/notary/settings', label: 'Settings' },
];

/** The frame of a notary's pages, with the way between them. */
export function NotaryFrame({ title, lead, path, children }: NotaryFrameProps) {
  return (
    <div data-product="guardsign" className="page py-10 sm:py-14">
      <PageHeader title={title} section="GuardSign">
        <p>{lead}</p>
      </PageHeader>
      {path && <PageNav label="Your work as a notary" places={places} path={path} className="mt-8" />}
      <div className="mt-8">{children}</div>
    </div>
  );
}
