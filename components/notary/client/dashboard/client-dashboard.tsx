'use client';

import { useQuery } from '@tanstack/react-query';
import { ActiveRequests } from '@/components/notary/client/dashboard/active-requests';
import { Appointments } from '@/components/notary/client/dashboard/appointments';
import { DashboardHeader } from '@/components/notary/client/dashboard/dashboard-header';
import { ProtectPromo } from '@/components/notary/client/dashboard/protect-promo';
import { QuickActions } from '@/components/notary/client/dashboard/quick-actions';
import { RecentActivity } from '@/components/notary/client/dashboard/recent-activity';
import { ScanResults } from '@/components/notary/client/dashboard/scan-results';
import { useRequestDialogs } from '@/components/notary/client/dashboard/use-request-dialogs';
import { RefreshFailure } from '@/components/notary/refresh-failure';
import { useRequestRefresh } from '@/components/notary/use-request-refresh';
import { accountClient } from '@/components/kit/account-client';
import { QueryProvider } from '@/components/kit/query-provider';
import type { PublicUser } from '@/lib/accounts/schema/users';
import type { Activity } from '@/lib/notary/schema/activity';
import type { RequestView } from '@/lib/notary/schema/requests';
import type { DocumentScan } from '@/lib/vault/queries/document-scan';

export type ClientDashboardProps = {
  user: Pick<PublicUser, 'id' | 'firstName' | 'lastName'>;
  initialRequests: RequestView[];
  /** What is the owner's alone; null for an admin who looks on. */
  own: { initialActivity: Activity[]; scan: DocumentScan | null } | null;
};

export function ClientDashboard(props: ClientDashboardProps) {
  return (
    <QueryProvider client={accountClient()}>
      <div data-product="guardsign" className="page py-10 sm:py-14">
        <DashboardHeader user={props.user} isOwn={props.own !== null} />
        {props.own ? <OwnDashboard {...props} own={props.own} /> : <OthersDashboard {...props} />}
      </div>
    </QueryProvider>
  );
}

function useRequests({ user, initialRequests }: Pick<ClientDashboardProps, 'user' | 'initialRequests'>) {
  useRequestRefresh();
  return useQuery<RequestView[]>({
    queryKey: ['/api/clients', user.id, 'requests'],
    initialData: initialRequests,
  });
}

type OwnProps = ClientDashboardProps & { own: NonNullable<ClientDashboardProps['own']> };

function OwnDashboard({ own, ...props }: OwnProps) {
  const { data, error, isFetching, refetch } = useRequests(props);
  const { open, dialog } = useRequestDialogs(data);

  return (
    <>
      <QuickActions onNew={() => open({ kind: 'new' })} />
      <RefreshFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-12">
          <ActiveRequests
            requests={data}
            onNew={() => open({ kind: 'new' })}
            onTrack={(id) => open({ kind: 'track', id })}
            onContact={(id) => open({ kind: 'contact', id })}
          />
          <Appointments requests={data} />
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

function OthersDashboard(props: ClientDashboardProps) {
  const { data, error, isFetching, refetch } = useRequests(props);

  return (
    <div className="mt-10 grid gap-12">
      <RefreshFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      <ActiveRequests requests={data} />
      <Appointments requests={data} />
    </div>
  );
}
