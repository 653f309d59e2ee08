'use client';

import { LoadFailure } from '@/components/kit/load-failure';
import { useAction } from '@/components/kit/use-action';
import { useRead } from '@/components/kit/use-read';
import { savePreferences } from '@/components/notifications/calls';
import { PreferencesForm } from '@/components/notifications/preferences-form';
import { PushBrowsers } from '@/components/notifications/push-browsers';
import { notificationsKey, preferences } from '@/components/notifications/queries';
import { Skeleton } from '@/components/ui/skeleton';

/** How the account is told, and in which browsers. */
export function OwnPreferences() {
  const query = useRead(preferences());
  const { send, dialog } = useAction(savePreferences, {
    says: { title: 'Preferences Updated' },
    refreshes: [notificationsKey],
  });

  if (!query.data) {
    if (query.error) return <LoadFailure query={query} title="Your settings could not be loaded" />;
    return (
      <div role="status">
        <span className="sr-only">Loading your settings</span>
        <Skeleton className="h-64" />
      </div>
    );
  }
  const { pushKey } = query.data;
  return (
    <>
      <PreferencesForm preferences={query.data} onSave={send} />
      {pushKey !== null && <PushBrowsers pushKey={pushKey} />}
      {dialog}
    </>
  );
}
