'use client';

import Link from 'next/link';
import { useRef } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { MorePages } from '@/components/kit/more-pages';
import { useQueryParams } from '@/components/kit/query-params';
import { useReadPages } from '@/components/kit/use-read-pages';
import { NotificationList } from '@/components/notifications/notification-list';
import { notifications, type Shown } from '@/components/notifications/queries';
import { ShowFilter, shownOf } from '@/components/notifications/show-filter';
import { useNotificationActions } from '@/components/notifications/use-notification-actions';
import { useNotificationRefresh } from '@/components/notifications/use-notification-refresh';
import { countsInWords } from '@/components/notifications/words';
import { Alert } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { NotificationPage } from '@/lib/notifications/schema/notifications';

/** What the account was told, as it comes in. */
export function OwnNotifications() {
  const { params, setParams } = useQueryParams();
  const shown = shownOf(params.get('show'));
  useNotificationRefresh();
  const query = useReadPages(notifications(shown));
  const { data, error } = query;

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <ShowFilter shown={shown} onShow={(show) => setParams({ show })} />
        <Link
          href="/settings/notifications"
          prefetch={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          Notification settings
        </Link>
      </div>
      {data && <Loaded key={shown} shown={shown} pages={data.pages} />}
      {!data && !error && <Loading />}
      <LoadFailure query={query} title="Your notifications could not be loaded" className="mt-4" />
      <MorePages query={query} label="Show older ones" className="mt-4" />
    </>
  );
}

type LoadedProps = {
  shown: Shown;
  pages: NotificationPage[];
};

function Loaded({ shown, pages }: LoadedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, all, deleted, problem } = useNotificationActions({
    // The button that was pressed is gone, with its row where only unread ones are shown.
    onGone: () => heading.current?.focus(),
    hidesRead: shown === 'unread',
  });
  const listed = pages.flatMap((page) => page.notifications);
  const counts = pages[0] ?? { unread: 0, critical: 0 };
  const asOf = pages[0]?.asOf ?? '';

  return (
    <section aria-labelledby="list" className="mt-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 ref={heading} id="list" tabIndex={-1} className="text-2xl outline-none">
            {titles[shown]}
          </h2>
          <p role="status" className="text-muted-foreground">
            {countsInWords(counts)}
          </p>
        </div>
        {counts.unread > 0 && (
          <Button
            variant="outline"
            aria-disabled={all.isPending}
            onClick={() => {
              void all.act(asOf);
              heading.current?.focus();
            }}
          >
            Mark All Read
          </Button>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <NotificationList listed={listed} deleted={deleted} nobody={<Nothing shown={shown} />} {...rows} />
    </section>
  );
}

const titles: Record<Shown, string> = { '': 'Latest', unread: 'Unread', critical: 'Critical' };

function Nothing({ shown }: { shown: Shown }) {
  const says = {
    '': 'Nothing yet. What happens to your properties, documents, visits and payments will appear here.',
    unread: 'You are up to date.',
    critical: 'There are no critical ones.',
  };
  return <p className="border-y py-6 text-muted-foreground">{says[shown]}</p>;
}

function Loading() {
  return (
    <div role="status" className="mt-6">
      <span className="sr-only">Loading your notifications</span>
      <Skeleton className="h-64" />
    </div>
  );
}
