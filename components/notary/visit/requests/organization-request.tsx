import { Fact } from '@/components/notary/visit/requests/fact';
import { placeOf } from '@/components/notary/request-links';
import { LocalTime } from '@/components/kit/local-time';
import { DemoBadge } from '@/components/shell/demo-badge';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { stateName } from '@/lib/catalog/content/states';
import { documentLabel, requestTitle, serviceLabel } from '@/lib/notary/rules/services';
import { isActive, shownStatus } from '@/lib/notary/rules/statuses';
import type { OrganizationRequest as SharedRequest } from '@/lib/notary/schema/organization-requests';

/** A request that a member of the reader's organization shares: how it stands, when and where. */
export function OrganizationRequest({ request }: { request: SharedRequest }) {
  const { clientName, serviceType, documentType, notary, isRemote, state } = request;
  return (
    <article>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 wrap-anywhere">{requestTitle(request)}</h1>
        <p>
          <span className="sr-only">Status: </span>
          <RequestStatusBadge status={shownStatus(request)} />
        </p>
      </header>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <section aria-labelledby="appointment">
          <h2 id="appointment" className="text-2xl">
            Appointment
          </h2>
          <dl className="mt-4 divide-y border-y">
            <Fact name="When">
              <LocalTime value={request.appointmentDate} />
            </Fact>
            <Fact name="Where">{placeOf(request)}</Fact>
            {isRemote && state && <Fact name="Client’s state">{stateName(state)}</Fact>}
            <Fact name="Service">{serviceLabel(serviceType)}</Fact>
            <Fact name="Document">{documentLabel(documentType)}</Fact>
            <Fact name="Client">{clientName}</Fact>
            <Fact name="Notary">
              {notary ? (
                <span className="flex flex-wrap gap-2">
                  {notary.name}
                  {notary.isDemo && <DemoBadge />}
                </span>
              ) : isActive(request.status) ? (
                'Not found yet'
              ) : (
                'No notary accepted it'
              )}
            </Fact>
          </dl>
        </section>
        <Times request={request} />
      </div>
    </article>
  );
}

function Times({ request }: { request: SharedRequest }) {
  const { createdAt, assignedAt, departedAt, arrivedAt, startedAt, completedAt, cancelledAt } = request;
  const times: [string, string | null][] = [
    ['Requested', createdAt],
    ['Accepted', assignedAt],
    ['Set off', departedAt],
    ['Arrived', arrivedAt],
    ['Begun', startedAt],
    ['Completed', completedAt],
    ['Cancelled', cancelledAt],
  ];
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="text-2xl">
        Times
      </h2>
      <dl className="mt-4 divide-y border-y">
        {times.map(
          ([name, at]) =>
            at && (
              <Fact key={name} name={name}>
                <LocalTime value={at} />
              </Fact>
            ),
        )}
      </dl>
    </section>
  );
}
