'use client';

import { useEffect, useEffectEvent } from 'react';
import { ActiveRequests } from '@/components/notary/client/dashboard/active-requests';
import { PastAppointments } from '@/components/notary/client/dashboard/past-appointments';
import { DashboardHeader } from '@/components/notary/client/dashboard/dashboard-header';
import { ProtectPromo } from '@/components/notary/client/dashboard/protect-promo';
import { QuickActions } from '@/components/notary/client/dashboard/quick-actions';
import { RecentActivity } from '@/components/notary/client/dashboard/recent-activity';
import { ScanResults } from '@/components/notary/client/dashboard/scan-results';
import type { StoredDocument } from '@/components/notary/client/request-form/use-attachment';
import { useRequestDialogs } from '@/components/notary/client/dashboard/use-request-dialogs';
import { readClientRequests } from '@/components/notary/queries';
import { canBeFollowed } from '@/components/notary/request-links';
import { RefreshFailure } from '@/components/notary/refresh-failure';
import { useRequestRefresh } from '@/components/notary/use-request-refresh';
import { useRead } from '@/components/kit/use-read';
import type { PublicUser } from '@/lib/accounts/schema/users';
import type { Activity } from '@/lib/notary/schema/activity';
import { isActive } from '@/lib/notary/rules/statuses';
import type { RequestView } from '@/lib/notary/schema/requests';
import type { DocumentScan } from '@/lib/vault/queries/document-scan';

export type ClientDashboardProps = {
  user: Pick<PublicUser, 'id' | 'firstName' | 'lastName'>;
  initialRequests: RequestView[];
  /** What is the owner's alone; null for an admin who looks on. */
  own: { initialActivity: Activity[]; scan: DocumentScan | null } | null;
  /** Somebody came for a new request. */
  startsWithRequest?: boolean;
  /** of their vault, for that request */
  attached?: StoredDocument;
};

export function ClientDashboard(props: ClientDashboardProps) {
  return (
    <div data-product="guardsign" className="page">
      <DashboardHeader user={props.user} isOwn={props.own !== null} />
      {props.own ? <OwnDashboard {...props} own={props.own} /> : <OthersDashboard {...props} />}
    </div>
  );
}

function useRequests({ user, initialRequests }: Pick<ClientDashboardProps, 'user' | 'initialRequests'>) {
  useRequestRefresh();
  return useRead({ ...readClientRequests(user.id), initialData: initialRequests });
}

type OwnProps = ClientDashboardProps & { own: NonNullable<ClientDashboardProps['own']> };

function OwnDashboard({ own, startsWithRequest = false, attached, ...props }: OwnProps) {
  const query = useRequests(props);
  const { data } = query;
  const { open, dialog } = useRequestDialogs(data);
  useArrival(startsWithRequest, () => open({ kind: 'new', document: attached }));

  return (
    <>
      <QuickActions
        onNew={() => open({ kind: 'new' })}
        isMain={data.some(({ status }) => isActive(status)) && !data.some(canBeFollowed)}
      />
      <RefreshFailure query={query} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-12">
          <ActiveRequests
            requests={data}
            onNew={() => open({ kind: 'new' })}
            onTrack={(id) => open({ kind: 'track', id })}
            onContact={(id) => open({ kind: 'contact', id })}
          />
          <PastAppointments requests={data} />
          <ScanResults scan={own.scan} />
        </div>
        <div className="grid content-start gap-10">
          <RecentActivity userId={props.user.id} initial={own.initialActivity} />
          <ProtectPromo />
        </div>
      </div>
      {dialog}
    </>
  );
}

/** Once: whoever reloads the page or comes back to it did not ask again. */
function useArrival(isWanted: boolean, open: () => void) {
  const arrive = useEffectEvent(open);

  useEffect(() => {
    const address = new URL(location.href);
    if (!isWanted || !address.searchParams.has('request')) return;
    address.searchParams.delete('request');
    address.searchParams.delete('document');
    history.replaceState(history.state, '', address);
    arrive();
  }, [isWanted]);
}

function OthersDashboard(props: ClientDashboardProps) {
  const query = useRequests(props);
  const { data } = query;

  return (
    <div className="mt-10 grid gap-12">
      <RefreshFailure query={query} />
      <ActiveRequests requests={data} />
      <PastAppointments requests={data} />
    </div>
  );
}
