'use client';

import type { ReactNode } from 'react';
import { Assistant } from '@/components/assistant/assistant';
import { OpenAssistant } from '@/components/assistant/open-assistant';
import { AppAccountMenu } from '@/components/accounts/app-account-menu';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { PanelNotices } from '@/components/notifications/panel-notices';
import { LeaveWithAccount } from '@/components/session/leave-with-account';
import { AppHeader } from '@/components/shell/app/app-header';
import { AppNav } from '@/components/shell/app/app-nav';
import { OpenRows } from '@/components/shell/app/open-rows';
import { placesOf } from '@/components/shell/app/places';
import { LinkList } from '@/components/shell/link-list';
import { quickLinks } from '@/components/shell/quick-links';
import { SmallFooter } from '@/components/shell/small-footer';
import { TogglePanel } from '@/components/shell/toggle-panel';
import type { PublicUser } from '@/lib/accounts/schema/users';
import type { NotificationCounts } from '@/lib/notifications/schema/notifications';

type AppShellProps = { user: PublicUser; counts: NotificationCounts; children: ReactNode };

/**
 * What is around each page in the application. One component of the browser: the server sends who is signed in, and not
 * each element of the frame beside its HTML.
 */
export function AppShell({ user, counts, children }: AppShellProps) {
  const places = placesOf(user.role);
  return (
    <div className="app-frame">
      <OpenRows />
      <LeaveWithAccount userId={user.id} />
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
      <TogglePanel isInApp>
        <PanelNotices />
        <OpenAssistant />
        <LinkList links={quickLinks} className="panel-links" />
      </TogglePanel>
    </div>
  );
}
