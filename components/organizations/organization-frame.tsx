import type { ReactNode } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { PageNav } from '@/components/shell/page-nav';

const places = [
  { href: '/organization', label: 'Overview' },
  { href: '/organization/shared', label: 'Shared' },
  { href: '/organization/keys', label: 'API keys' },
  { href: '/organization/webhooks', label: 'Webhooks' },
  { href: '/organization/apps', label: 'Apps' },
];

type OrganizationFrameProps = { title: string; lead?: ReactNode; path: string; children: ReactNode };

/** The frame of the pages of an organization, with the way between them. */
export function OrganizationFrame({ title, lead, path, children }: OrganizationFrameProps) {
  return (
    <div data-product="deedguard" className="page py-8 sm:py-10">
      <PageHeader title={title} section="Your organization">
        {lead && <p>{lead}</p>}
      </PageHeader>
      <PageNav label="Your organization" places={places} path={path} className="mt-8" />
      <div className="mt-8 grid grid-cols-1 gap-12">{children}</div>
    </div>
  );
}
