'use client';

import { useRef } from 'react';
import { NotificationList } from '@/components/notifications/notification-list';
import { PreferencesForm } from '@/components/notifications/preferences-form';
import { useSampleNotifications } from '@/components/notifications/use-sample-notifications';
import { countsInWords } from '@/components/notifications/words';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { samplePreferences } from '@/lib/samples/notifications';

/** What an account may be told: made up, and something new may arrive while one looks. */
export function SampleNotifications() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, deleted, rows, markAll } = useSampleNotifications(() => heading.current?.focus());
  const unread = list.filter(({ isRead }) => !isRead);
  const critical = unread.filter(({ priority }) => priority === 'critical').length;

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            Latest
          </h2>
          <p role="status" className="text-muted-foreground">
            {countsInWords({ unread: unread.length, critical })}
          </p>
        </div>
        {unread.length > 0 && (
          <Button
            variant="outline"
            onClick={() => {
              markAll();
              heading.current?.focus();
            }}
          >
            Mark All Read
          </Button>
        )}
      </div>
      <NotificationList
        listed={list}
        deleted={deleted}
        nobody={<p className="border-y py-6 text-muted-foreground">The sample is empty.</p>}
        {...rows}
      />
      <details className="rounded-lg border bg-card">
        <summary className="px-5 py-4 font-medium">Notification settings</summary>
        <div className="border-t px-5 py-5">
          <PreferencesForm preferences={samplePreferences} onSave={saySaved} />
        </div>
      </details>
    </div>
  );
}

async function saySaved() {
  await Promise.resolve();
  toast({ title: 'Preferences Updated', description: 'This is sample data, and is not kept.' });
}
