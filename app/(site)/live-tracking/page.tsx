import { LiveTracking } from '@/components/notary/visit/tracking/live-tracking';
import { SitePage } from '@/components/shell/site-page';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/live-tracking');

export default function LiveTrackingPage() {
  return (
    <SitePage
      path="/live-tracking"
      lead="Where your notary is, and when they arrive: on a map, and in words. You see it only while they are on the way."
    >
      <div className="mt-10">
        <LiveTracking />
      </div>
    </SitePage>
  );
}
