import Link from 'next/link';
import { LocalTime } from '@/components/kit/local-time';
import { RelativeTime } from '@/components/kit/relative-time';
import { DemoBadge } from '@/components/shell/demo-badge';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { TableScroll } from '@/components/kit/table-scroll';
import { requestTitle } from '@/lib/notary/rules/services';
import { shownStatus } from '@/lib/notary/rules/statuses';
import type { ListedRequest } from '@/lib/notary/schema/request-list';
import { formatMoney, toCents } from '@/lib/values/money';

export function RequestTable({ requests }: { requests: ListedRequest[] }) {
  return (
    <TableScroll folds label="Requests">
      <table className="row-pages">
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Client</th>
            <th scope="col">Notary</th>
            <th scope="col">Appointment</th>
            <th scope="col">Status</th>
            <th scope="col">Total</th>
            <th scope="col">Requested</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <Row key={request.id} request={request} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({ request }: { request: ListedRequest }) {
  const { id, clientName, clientEmail, notaryName, appointmentDate, isExhausted, total, createdAt } = request;
  return (
    <tr>
      <th scope="row" className="sm:min-w-48">
        <Link href={`/requests/${id}`} prefetch={false} className="break-words">
          {requestTitle(request)}
        </Link>
        <span className="block text-sm font-normal break-words text-muted-foreground">
          {request.isRemote ? 'Remote Session' : request.location}
        </span>
      </th>
      <td data-label="Client" className="break-words">
        {clientName}
        <span className="block text-sm break-all text-muted-foreground">{clientEmail}</span>
      </td>
      <td data-label="Notary" className="break-words">
        {notaryName ?? <span className="text-muted-foreground">None yet</span>}
        {request.isDemo && <DemoBadge />}
      </td>
      <td data-label="Appointment">
        <LocalTime value={appointmentDate} />
      </td>
      <td data-label="Status">
        <RequestStatusBadge status={shownStatus(request)} />
        {isExhausted && <span className="block text-sm text-destructive">Nobody left</span>}
      </td>
      <td data-label="Total" className="tabular-nums">
        {formatMoney(toCents(total))}
      </td>
      <td data-label="Requested">
        <RelativeTime value={createdAt} />
      </td>
    </tr>
  );
}
