'use client';

import { useRead } from '@/components/kit/use-read';
import { logHealth, storageHealth, summarize, websiteHealth } from '@/components/system/health-state';
import {
  logHealthNow,
  servicesHealthNow,
  storageHealthNow,
  websiteHealthNow,
} from '@/components/system/queries';
import { servicesHealth } from '@/components/system/services-health';
import { ServiceList } from '@/components/system/service-list';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** The platform as this browser finds it now. It does nothing without scripting, so the page says the calls as well. */
export function HealthBoard() {
  const website = useRead(websiteHealthNow());
  const storage = useRead(storageHealthNow());
  const log = useRead(logHealthNow());
  const others = useRead(servicesHealthNow());
  const readings = [website, storage, log, others];
  const services = [
    websiteHealth(website),
    storageHealth(storage),
    logHealth(log),
    ...servicesHealth(others),
  ];
  const summary = summarize(services);
  const isMeasuring = readings.some(({ isFetching }) => isFetching);
  const measuredAt = Math.max(
    ...readings.flatMap((reading) => [reading.dataUpdatedAt, reading.errorUpdatedAt]),
  );

  function measureAgain() {
    if (!isMeasuring) readings.forEach((reading) => void reading.refetch());
  }

  return (
    <div className="needs-script">
      <Alert role="status" variant={summary.variant}>
        <AlertTitle>{summary.text}</AlertTitle>
      </Alert>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" aria-disabled={isMeasuring} onClick={measureAgain}>
          Measure again
        </Button>
        <p className="min-h-6 text-sm text-muted-foreground">
          {measuredAt > 0 && (
            <>
              Last measured at <MeasuredTime at={measuredAt} />
            </>
          )}
        </p>
      </div>
      <h3 className="mt-8 text-xl">Core services</h3>
      <ServiceList services={services} />
    </div>
  );
}

function MeasuredTime({ at }: { at: number }) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()}>
      {new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }).format(date)}
    </time>
  );
}
