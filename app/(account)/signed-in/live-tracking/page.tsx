import { LiveTracking } from '@/components/notary/visit/tracking/live-tracking';
import { pageMetadata } from '@/lib/site/page-metadata';

/** `/live-tracking` for whoever is signed in: the visit itself is what the page begins with. */
export const metadata = pageMetadata('/live-tracking');

export default function OwnTrackingPage() {
  return (
    <div data-product="guardsign" className="page">
      <h1 className="sr-only">Live tracking</h1>
      <LiveTracking />
    </div>
  );
}
