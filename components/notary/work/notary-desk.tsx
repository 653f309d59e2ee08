'use client';

import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { useRead } from '@/components/kit/use-read';
import { readVisits } from '@/components/notary/queries';
import { RefreshFailure } from '@/components/notary/refresh-failure';
import { useRequestRefresh } from '@/components/notary/use-request-refresh';
import { Availability, useProfile } from '@/components/notary/work/availability';
import { Offers } from '@/components/notary/work/offers/offers';
import { Performance, StatCards } from '@/components/notary/work/stats';
import { Completions } from '@/components/notary/work/visits/completions';
import { Unbilled } from '@/components/notary/work/visits/unbilled';
import { Upcoming } from '@/components/notary/work/visits/upcoming';
import type { UnbilledVisit } from '@/lib/invoices/schema';
import type { OfferView } from '@/lib/notary/schema/offers';
import type { NotaryProfileView } from '@/lib/notary/schema/profile';
import type { RequestView } from '@/lib/notary/schema/requests';

type NotaryDeskProps = {
  profile: NotaryProfileView;
  offers: OfferView[];
  requests: RequestView[];
  unbilled: UnbilledVisit[];
  /** false for an admin who looks on: nothing can be answered or changed */
  isOwn: boolean;
  /** where the law asks for a bond: two letters */
  bondStates: string[];
  /** ISO 8601 */
  now: string;
};

const quickActions: ListedLink[] = [
  ['/dashboard/notary/schedule', 'Update Schedule', 'Appointments, time off and your calendar'],
  ['/dashboard/notary/earnings', 'View Earnings', 'By week and by visit'],
  ['/dashboard/notary/settings', 'Settings', 'Credentials, states, services and how far you travel'],
];

export function NotaryDesk(props: NotaryDeskProps) {
  const { profile: initialProfile, offers, requests: initialRequests, unbilled } = props;
  const { isOwn, bondStates, now } = props;
  useRequestRefresh();
  const { userId } = initialProfile;
  const profile = useProfile(initialProfile);
  const query = useRead({ ...readVisits(userId), initialData: initialRequests });
  const { data: requests } = query;
  const initialNow = Date.parse(now);

  return (
    <div className="grid gap-8">
      <RefreshFailure query={query} />
      <Availability profile={profile} isOwn={isOwn} bondStates={bondStates} initialNow={initialNow} />
      <Offers
        userId={userId}
        initialOffers={offers}
        visits={requests}
        isAvailable={profile.available}
        isOwn={isOwn}
        initialNow={initialNow}
      />
      <StatCards userId={userId} />
      <div className="grid gap-10 lg:grid-cols-[1fr_20rem] lg:gap-12">
        <div className="grid min-w-0 content-start gap-10">
          <Unbilled userId={userId} initial={unbilled} isOwn={isOwn} />
          <Upcoming requests={requests} isOwn={isOwn} initialNow={initialNow} />
          <Completions requests={requests} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <Performance userId={userId} />
          {isOwn && (
            <section aria-labelledby="quick-actions">
              <h2 id="quick-actions" className="text-2xl">
                Quick actions
              </h2>
              <LinkList className="row-links mt-4" links={quickActions} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
