import { NotaryBooking } from '@/components/notary/client/booking/notary-booking';
import { SitePage } from '@/components/shell/site-page';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/notary-booking');

export default function NotaryBookingPage() {
  return (
    <SitePage
      path="/notary-booking"
      lead="Say where, what and when. Compare price, distance and rating, and book the one you choose."
    >
      <div className="mt-10">
        <NotaryBooking />
      </div>
    </SitePage>
  );
}
