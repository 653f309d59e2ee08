import type { ReactNode } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { PageNav } from '@/components/shell/page-nav';

type SettingsFrameProps = { title: string; lead: ReactNode; path: string; children: ReactNode };

const places = [
  { href: '/settings/account', label: 'Account' },
  { href: '/settings/security/pin', label: 'Security PIN' },
  { href: '/enroll/biometric', label: 'Passkeys' },
  { href: '/settings/plan', label: 'Your plan' },
];

/** The frame of the settings that are about the account itself, with the way to the others. */
export function SettingsFrame({ title, lead, path, children }: SettingsFrameProps) {
  return (
    <div data-product="deedguard" className="page py-10 sm:py-14">
      <PageHeader title={title} section="Your account">
        <p>{lead}</p>
      </PageHeader>
      <PageNav label="Your settings" places={places} path={path} className="mt-8" />
      <div className="mt-10 grid max-w-2xl gap-12">{children}</div>
    </div>
  );
}
