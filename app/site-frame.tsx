'use client';

import type { ReactNode } from 'react';
import { Assistant } from '@/components/assistant/assistant';
import { OpenAssistant } from '@/components/assistant/open-assistant';
import { AccountMenu } from '@/components/accounts/account-menu';
import { LinkList } from '@/components/shell/link-list';
import { quickLinks } from '@/components/shell/quick-links';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { TogglePanel } from '@/components/shell/toggle-panel';

/** Around a public page: the way to everything there is. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader account={<AccountMenu />} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <Assistant />
      <TogglePanel>
        <OpenAssistant />
        <LinkList links={quickLinks} className="panel-links" />
      </TogglePanel>
    </>
  );
}
