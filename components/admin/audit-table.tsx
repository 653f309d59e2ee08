import Link from 'next/link';
import { addressOf } from '@/components/admin/page-links';
import { TableScroll } from '@/components/kit/table-scroll';
import type { AuditEntry } from '@/lib/audit/schema';

const PATH = '/admin/audit';

/** Its times are exact, because they are compared with logs and papers. */
export function AuditTable({ events }: { events: AuditEntry[] }) {
  return (
    <TableScroll folds label="Audit trail">
      <table>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Time (UTC)</th>
            <th scope="col">Who</th>
            <th scope="col">About</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({ event: { type, createdAt, actorId, subjectId, data } }: { event: AuditEntry }) {
  return (
    <tr>
      <th scope="row">
        <code className="font-mono text-sm whitespace-nowrap">{type}</code>
      </th>
      <td data-label="Time (UTC)">
        <time dateTime={createdAt} className="text-sm tabular-nums">
          {createdAt.slice(0, 19).replace('T', ' ')}
        </time>
      </td>
      <td data-label="Who">
        {actorId ? (
          <IdLink filter={{ actor: actorId }} id={actorId} label="What this account did" />
        ) : (
          'A job or an outside party'
        )}
      </td>
      <td data-label="About">
        <IdLink filter={{ subject: subjectId }} id={subjectId} label="Events about this" />
      </td>
      <td data-label="Details">
        {data === '{}' ? 'None' : <code className="font-mono text-sm wrap-anywhere">{data}</code>}
      </td>
    </tr>
  );
}

function IdLink({ filter, id, label }: { filter: Record<string, string>; id: string; label: string }) {
  return (
    <Link href={addressOf(PATH, filter)} prefetch={false} className="text-link">
      <span className="sr-only">{label}: </span>
      <code className="font-mono text-sm wrap-anywhere">{id}</code>
    </Link>
  );
}
