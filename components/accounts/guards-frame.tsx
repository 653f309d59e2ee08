import type { ReactNode } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { PageNav } from '@/components/shell/page-nav';

type GuardsFrameProps = { title: string; lead: ReactNode; path: string; children: ReactNode };

const places = [
  { href: '/settings/security/pin', label: 'Security PIN' },
  { href: '/enroll/biometric', label: 'Passkeys' },
  { href: '/enroll/biometric#recovery-codes', label: 'Recovery codes' },
  { href: '/settings/sessions', label: 'Sessions' },
  { href: '/settings/data', label: 'Your data' },
];

/** The frame of the pages about who gets into an account, with the way between them. */
export function GuardsFrame({ title, lead, path, children }: GuardsFrameProps) {
  return (
    <div data-product="deedguard" className="page py-10 sm:py-14 print:py-0">
      <PageHeader title={title} section="Your account">
        <p>{lead}</p>
      </PageHeader>
      <PageNav label="Settings of your account" places={places} path={path} className="mt-8" />
      <div className="mt-8 grid max-w-2xl gap-10">{children}</div>
    </div>
  );
}
