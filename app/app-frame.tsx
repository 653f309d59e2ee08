import type { ReactNode } from 'react';
import { readOwnAccount } from '@/app/own-account';
import { SiteFrame } from '@/app/site-frame';
import { Assistant } from '@/components/assistant/assistant';
import { OpenAssistant } from '@/components/assistant/open-assistant';
import { AppAccountMenu } from '@/components/accounts/app-account-menu';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { PanelNotices } from '@/components/notifications/panel-notices';
import { AppHeader } from '@/components/shell/app/app-header';
import { AppNav } from '@/components/shell/app/app-nav';
import { OpenRows } from '@/components/shell/app/open-rows';
import { placesOf } from '@/components/shell/app/places';
import { LinkList } from '@/components/shell/link-list';
import { quickLinks } from '@/components/shell/quick-links';
import { SmallFooter } from '@/components/shell/small-footer';
import { TogglePanel } from '@/components/shell/toggle-panel';
import { countForBell } from '@/lib/notifications/queries/notifications';
import { findActor } from '@/lib/platform/session';

/** Around the pages of whoever is signed in. No lock: without anybody the page itself sends to the login, or is a visitor’s. */
export async function AppFrame({ children }: { children: ReactNode }) {
  const actor = await findActor();
  if (!actor) return <SiteFrame>{children}</SiteFrame>;
  const [{ user }, counts] = await Promise.all([readOwnAccount(actor), countForBell(actor)]);
  const places = placesOf(actor.role);

  return (
    <div className="app-frame">
      <OpenRows />
      <AppNav places={places} />
      <div className="app-page">
        <AppHeader
          places={places}
          bell={<NotificationBell counts={counts} />}
          account={<AppAccountMenu user={user} />}
        />
        <main id="content" tabIndex={-1} className="app-main">
          {children}
        </main>
        <SmallFooter />
      </div>
      <Assistant isInApp />
      <TogglePanel isInApp whenOpen={<PanelNotices />}>
        <OpenAssistant />
        <LinkList links={quickLinks} className="panel-links" />
      </TogglePanel>
    </div>
  );
}
