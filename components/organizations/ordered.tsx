import type { ReactNode } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { Badge } from '@/components/ui/badge';
import { serviceLabel } from '@/lib/notary/rules/services';
import type { PartnerFigures } from '@/lib/organizations/schema/portal';
import { formatNumber } from '@/lib/values/numbers';

const lockStates = {
  pending_consent: { label: 'Waits for the owner', variant: 'waiting' },
  locked: { label: 'Locked', variant: 'success' },
  declined: { label: 'Declined', variant: 'destructive' },
  expired: { label: 'Not answered', variant: 'outline' },
} as const;

type Row = { id: string; name: string; state: ReactNode; createdAt: string };

/** Properties that the partner asked their owners to lock. */
export function OrderedLocks({ locks: { total, newest } }: { locks: PartnerFigures['locks'] }) {
  const rows = newest.map(({ address, status, ...row }) => ({
    ...row,
    name: address,
    state: <Badge variant={lockStates[status].variant}>{lockStates[status].label}</Badge>,
  }));
  return (
    <Ordered id="locks" title="Properties you asked to lock" what="Property" total={total} rows={rows}>
      No property yet. An owner is asked by email, and the lock counts once they agree.
    </Ordered>
  );
}

/** Notary requests that came through the partner. */
export function OrderedRequests({ requests: { total, newest } }: { requests: PartnerFigures['requests'] }) {
  const rows = newest.map(({ serviceType, status, ...row }) => ({
    ...row,
    name: serviceLabel(serviceType),
    state: <RequestStatusBadge status={status} />,
  }));
  return (
    <Ordered id="requests" title="Requests you made" what="Service" total={total} rows={rows}>
      No request for a notary yet.
    </Ordered>
  );
}

type OrderedProps = {
  id: string;
  title: string;
  what: string;
  total: number;
  rows: Row[];
  /** said when there is none */
  children: ReactNode;
};

function Ordered({ id, title, what, total, rows, children }: OrderedProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-2 text-muted-foreground">{children}</p>
      ) : (
        <div className="mt-4">
          <TableScroll folds label={title}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{what}</th>
                  <th scope="col">State</th>
                  <th scope="col">Ordered</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id: rowId, name, state, createdAt }) => (
                  <tr key={rowId}>
                    <th scope="row" className="wrap-anywhere">
                      {name}
                    </th>
                    <td data-label="State">{state}</td>
                    <td data-label="Ordered">
                      <LocalTime value={createdAt} isDay />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
          {total > rows.length && (
            <p className="mt-2 text-sm text-muted-foreground">
              The newest {rows.length} of {formatNumber(total)}. The API lists the rest.
            </p>
          )}
        </div>
      )}
    </section>
  );
}
