import { AlertCounts } from '@/components/alerts/alert-counts';
import { AlertRow } from '@/components/alerts/alert-row';
import { SampleTime } from '@/components/alerts/sample-time';
import { SampleData } from '@/components/session/sample-data';
import { sampleAlerts, sampleCounts } from '@/lib/samples/alerts';

/** What a visitor sees: alerts that are made up, and named so. */
export function SampleAlerts() {
  return (
    <SampleData says="With an account you see the alerts for your own properties here.">
      <AlertCounts counts={sampleCounts} />
      <ul aria-label="Sample alerts" className="mt-6 app-rows">
        {sampleAlerts.map(({ minutesAgo, evidence: _, ...alert }) => (
          <AlertRow
            key={alert.id}
            alert={{ ...alert, timestamp: '' }}
            time={<SampleTime minutesAgo={minutesAgo} />}
            isSample
          />
        ))}
      </ul>
    </SampleData>
  );
}
