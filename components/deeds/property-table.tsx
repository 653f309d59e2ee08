import Link from 'next/link';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { LockBadge } from '@/components/shell/lock-badge';
import type { Property } from '@/lib/deeds/schema';

/** A row opens the page of its property. */
export function PropertyTable({ properties }: { properties: Property[] }) {
  return (
    <TableScroll folds label="Your properties">
      <table className="row-pages">
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Lock</th>
            <th scope="col">County</th>
            <th scope="col" className="sm:text-right">
              Evidence
            </th>
            <th scope="col">Locked on</th>
            <th scope="col">Proof</th>
          </tr>
        </thead>
        <tbody>
          {properties.map((property) => (
            <Row key={property.id} property={property} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({ property }: { property: Property }) {
  const { id, propertyAddress, county, evidence, lockedAt } = property;
  return (
    <tr>
      <th scope="row">
        <Link href={`/properties/${id}`} prefetch={false}>
          {propertyAddress}
        </Link>
      </th>
      <td data-label="Lock">
        <LockBadge property={property} />
        <EndOfLock property={property} />
      </td>
      <td data-label="County">{county ?? '–'}</td>
      <td data-label="Evidence" className={evidence === 0 ? 'max-sm:hidden! sm:text-right' : 'sm:text-right'}>
        {evidence === 0 ? '–' : evidence}
      </td>
      <td data-label="Locked on" className="whitespace-nowrap max-sm:hidden!">
        <LocalTime value={lockedAt} isDay />
      </td>
      <td data-label="Proof">
        <a href={`/api/deedguard/locked-deeds/${id}/proof`} download className="relative text-link">
          Proof<span className="sr-only"> of {propertyAddress}</span>
        </a>
      </td>
    </tr>
  );
}

function EndOfLock({ property: { status, paymentDueAt, expiresAt } }: { property: Property }) {
  const end = status === 'due' ? paymentDueAt : status === 'paid' ? expiresAt : null;
  if (!end) return null;
  return (
    <span className="block text-sm text-muted-foreground">
      {status === 'due' ? 'Pay by ' : 'Until '}
      <LocalTime value={end} isDay />
    </span>
  );
}
