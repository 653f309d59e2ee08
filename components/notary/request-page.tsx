'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { RefreshFailure } from '@/components/notary/refresh-failure';
import { readRequest } from '@/components/notary/queries';
import { isOnTheWay, isUnderWay } from '@/components/notary/request-links';
import { BillPart } from '@/components/notary/visit/requests/bill-part';
import { DispatchReport } from '@/components/notary/visit/requests/dispatch-report';
import { DocumentPart } from '@/components/notary/visit/requests/document-part';
import { PriceLines } from '@/components/notary/visit/requests/price-lines';
import { ProofPart } from '@/components/notary/visit/requests/proof-part';
import { RequestActions } from '@/components/notary/visit/requests/request-actions';
import { RequestFacts } from '@/components/notary/visit/requests/request-facts';
import { RequestGone } from '@/components/notary/visit/requests/request-gone';
import { RequestHistory } from '@/components/notary/visit/requests/request-history';
import { ReviewPart } from '@/components/notary/visit/requests/review-part';
import { StandingNote } from '@/components/notary/visit/requests/standing-note';
import { DemoBadge } from '@/components/shell/demo-badge';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { TravelQuestion } from '@/components/notary/visit/requests/travel-question';
import { useRequestRefresh } from '@/components/notary/use-request-refresh';
import { BillStep } from '@/components/notary/work/bill-step';
import { VisitActions } from '@/components/notary/work/visit-actions';
import { ContactClient } from '@/components/notary/work/visits/contact-client';
import { Skeleton } from '@/components/ui/skeleton';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { useRead } from '@/components/kit/use-read';
import type { Party } from '@/lib/notary/policy';
import { requestTitle } from '@/lib/notary/rules/services';
import { shownStatus } from '@/lib/notary/rules/statuses';
import type { DispatchExplanation } from '@/lib/notary/schema/offers';
import type { RequestEvent, RequestView } from '@/lib/notary/schema/requests';
import { ApiError } from '@/lib/platform/api-client';

const UnderWay = partOnDemand(
  () => import('@/components/notary/visit/tracking/under-way').then((module) => module.UnderWay),
  { waiting: <Skeleton className="mt-3 h-80" /> },
);

export type RequestPageProps = {
  /** null for an admin who looks on */
  party: Party | null;
  initialRequest: RequestView;
  initialHistory: RequestEvent[];
  /** for admins alone */
  initialDispatch: DispatchExplanation | null;
  /** what the page adds below */
  children?: ReactNode;
};

export function RequestPage(props: RequestPageProps) {
  const { party, initialRequest, initialHistory, initialDispatch, children } = props;
  useRequestRefresh();
  const query = useRead({ ...readRequest(initialRequest.id), initialData: initialRequest });
  const { data, error } = query;
  const title = requestTitle(data);
  if (error instanceof ApiError && error.status === 404) return <RequestGone party={party} title={title} />;

  return (
    <div data-product="guardsign" className="page">
      {!party && <ClientLink clientId={data.clientId} />}
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 wrap-anywhere">{title}</h1>
        <div role="status">
          <span className="sr-only">Status: </span>
          <RequestStatusBadge status={shownStatus(data)} />
          {data.status === 'completed' && data.notary?.isDemo && <DemoBadge />}
        </div>
      </header>
      {party === 'client' && isOnTheWay(data) && <UnderWay key={data.id} request={data} />}
      <RefreshFailure query={query} />
      <StandingNote request={data} party={party} />
      {party === 'client' && <TravelQuestion request={data} />}
      {party === 'client' && <RequestActions request={data} />}
      {party === 'notary' && (
        <div className="mt-5 flex flex-wrap items-start gap-3">
          {isUnderWay(data) ? <VisitActions request={data} /> : <ContactClient request={data} />}
          <BillStep request={data} />
        </div>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-10">
          <RequestFacts request={data} party={party} />
          <DocumentPart request={data} party={party} />
          <ReviewPart request={data} party={party} />
          <ProofPart request={data} party={party} />
        </div>
        <div className="grid content-start gap-10">
          <PriceLines request={data} />
          <BillPart request={data} party={party} />
          <RequestHistory id={data.id} initial={initialHistory} />
        </div>
      </div>
      {children && <div className="mt-10 max-w-4xl">{children}</div>}
      {initialDispatch && <DispatchReport id={data.id} initial={initialDispatch} />}
    </div>
  );
}

function ClientLink({ clientId }: { clientId: string }) {
  return (
    <p className="mb-5 text-sm">
      <Link href={`/client-dashboard/${clientId}`} prefetch={false} className="text-link">
        Back to the client dashboard
      </Link>
    </p>
  );
}
