import { SampleAlerts } from '@/components/alerts/sample-alerts';
import { SitePage } from '@/components/shell/site-page';

/** `/security/alerts` and `/alerts` for visitors. */
export function AlertsPage() {
  return (
    <SitePage
      path="/security/alerts"
      lead="What needs your attention in your properties and your account: how urgent it is, what was seen, and what to do next."
    >
      <div className="mt-10">
        <SampleAlerts />
      </div>
    </SitePage>
  );
}
