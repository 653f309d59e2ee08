import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';

type GuardsFrameProps = { title: string; lead: ReactNode; path: string; children: ReactNode };

const places = [
  { href: '/settings/security/pin', label: 'Security PIN' },
  { href: '/enroll/biometric', label: 'Passkeys' },
  { href: '/enroll/biometric#recovery-codes', label: 'Recovery codes' },
];

/** The frame of the pages about what guards an account, with the way between them. */
export function GuardsFrame({ title, lead, path, children }: GuardsFrameProps) {
  return (
    <div data-product="deedguard" className="page py-10 sm:py-14 print:py-0">
      <PageHeader title={title} section="Your account">
        <p>{lead}</p>
      </PageHeader>
      <nav aria-label="Guards of your account" className="mt-8 print:hidden">
        <ul className="flex flex-wrap gap-x-6 gap-y-2 border-b text-[0.9375rem]">
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
      <div className="mt-8 grid max-w-2xl gap-10">{children}</div>
    </div>
  );
}
