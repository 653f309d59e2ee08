'use client';

import { useQuery } from '@tanstack/react-query';
import { accountClient } from '@/components/kit/account-client';
import { QueryProvider } from '@/components/kit/query-provider';
import { RefreshFailure } from '@/components/notary/refresh-failure';
import { refreshRequests, useRequestRefresh } from '@/components/notary/use-request-refresh';
import { CalendarFeed } from '@/components/notary/work/schedule/calendar-feed';
import { DayList } from '@/components/notary/work/schedule/day-list';
import { TimeOffList } from '@/components/notary/work/schedule/time-off-list';
import type { TimeOff } from '@/lib/notary/schema/profile';
import type { RequestView } from '@/lib/notary/schema/requests';

type ScheduleDeskProps = {
  userId: string;
  requests: RequestView[];
  timeOff: TimeOff[];
  hasCalendarFeed: boolean;
};

export function ScheduleDesk(props: ScheduleDeskProps) {
  return (
    <QueryProvider client={accountClient()}>
      <Schedule {...props} />
    </QueryProvider>
  );
}

function Schedule({ userId, requests: initialRequests, timeOff, hasCalendarFeed }: ScheduleDeskProps) {
  useRequestRefresh();
  const {
    data: requests,
    error,
    isFetching,
  } = useQuery<RequestView[]>({
    queryKey: ['/api/notaries', userId, 'requests'],
    initialData: initialRequests,
  });

  return (
    <div className="grid gap-8">
      <RefreshFailure error={error} isRetrying={isFetching} onRetry={() => void refreshRequests()} />
      <div className="grid gap-12 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0">
          <DayList requests={requests} />
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <TimeOffList userId={userId} initialTimeOff={timeOff} />
          <CalendarFeed userId={userId} initialHasFeed={hasCalendarFeed} />
        </div>
      </div>
    </div>
  );
}
