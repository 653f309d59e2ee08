import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';

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
  { href: '/dashboard/notary/settings', label: 'Settings' },
];

/** The frame of a notary's pages, with the way between them. */
export function NotaryFrame({ title, lead, path, children }: NotaryFrameProps) {
  return (
    <div data-product="guardsign" className="page py-10 sm:py-14">
      <PageHeader title={title} section="GuardSign">
        <p>{lead}</p>
      </PageHeader>
      {path && (
        <nav aria-label="Your work as a notary" className="mt-8">
          <ul className="flex flex-wrap gap-x-6 border-b text-[0.9375rem]">
            {places.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  prefetch={false}
                  aria-current={href === path ? 'page' : undefined}
                  className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-muted-foreground transition-colors duration-150 hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-foreground"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-8">{children}</div>
    </div>
  );
}
