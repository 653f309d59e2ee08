'use client';

import { useRead } from '@/components/kit/use-read';
import { readVisits } from '@/components/notary/queries';
import { RefreshFailure } from '@/components/notary/refresh-failure';
import { useRequestRefresh } from '@/components/notary/use-request-refresh';
import { CalendarFeed } from '@/components/notary/work/schedule/calendar-feed';
import { DayList } from '@/components/notary/work/schedule/day-list';
import { WeeklyHoursForm } from '@/components/notary/work/schedule/weekly-hours';
import { TimeOffList } from '@/components/notary/work/schedule/time-off-list';
import { cn } from '@/components/ui/cn';
import type { WeeklyHours } from '@/lib/notary/rules/hours';
import type { TimeOff } from '@/lib/notary/schema/profile';
import type { RequestView } from '@/lib/notary/schema/requests';

type ScheduleDeskProps = {
  userId: string;
  requests: RequestView[];
  timeOff: TimeOff[];
  hours: WeeklyHours;
  hasCalendarFeed: boolean;
};

export function ScheduleDesk({
  userId,
  requests: initialRequests,
  timeOff,
  hours,
  hasCalendarFeed,
}: ScheduleDeskProps) {
  useRequestRefresh();
  const query = useRead({ ...readVisits(userId), initialData: initialRequests });
  const { data: requests } = query;
  const hasVisits = requests.some(({ status }) => status === 'assigned' || status === 'in_progress');

  return (
    <div className="grid gap-8">
      <RefreshFailure query={query} />
      <div className={cn('grid gap-12', hasVisits && 'lg:grid-cols-[1fr_20rem]')}>
        <div className="min-w-0">
          <DayList requests={requests} />
        </div>
        {/* Side by side where no appointment needs the place. */}
        <div className={cn('grid min-w-0 content-start gap-12', !hasVisits && 'lg:grid-cols-2')}>
          <WeeklyHoursForm userId={userId} initialHours={hours} />
          <div className="grid min-w-0 content-start gap-12">
            <TimeOffList userId={userId} initialTimeOff={timeOff} />
            <CalendarFeed userId={userId} initialHasFeed={hasCalendarFeed} />
          </div>
        </div>
      </div>
    </div>
  );
}
