import type { ReactNode } from 'react';
import { settingsPlaces } from '@/components/accounts/settings-pages';
import { PageHeader } from '@/components/shell/page-header';
import { PageNav } from '@/components/shell/page-nav';

type SettingsFrameProps = { title: string; lead: ReactNode; path: string; children: ReactNode };

/** The frame of the settings that are about the account itself, with the way to the others. */
export function SettingsFrame({ title, lead, path, children }: SettingsFrameProps) {
  return (
    <div data-product="deedguard" className="page py-10 sm:py-14">
      <PageHeader title={title} section="Your account">
        <p>{lead}</p>
      </PageHeader>
      <PageNav label="Your settings" places={settingsPlaces} path={path} className="mt-8" />
      <div className="mt-10 grid max-w-2xl gap-12">{children}</div>
    </div>
  );
}
