import Link from 'next/link';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { AlertMarks } from '@/components/properties/open-alerts';
import { LockBadge } from '@/components/shell/lock-badge';
import { proofUrl } from '@/lib/deeds/rules/urls';
import { countAlerts } from '@/lib/properties/rules/next-step';
import { formatPrice, toCents } from '@/lib/values/money';
import type { PropertyAtAGlance } from '@/lib/properties/schema/timeline';

/** A row opens the page of its property. */
export function PropertyTable({ properties }: { properties: PropertyAtAGlance[] }) {
  return (
    <TableScroll folds label="Your properties">
      <table className="row-pages">
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Lock</th>
            <th scope="col">Open alerts</th>
            <th scope="col">Last recording</th>
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

function Row({ property }: { property: PropertyAtAGlance }) {
  const { id, propertyAddress, county, lockedAt, openAlerts, lastRecording } = property;
  return (
    <tr>
      <th scope="row">
        <Link href={`/properties/${id}`} prefetch={false}>
          {propertyAddress}
        </Link>
        {county && <span className="block text-sm font-normal text-muted-foreground">{county}</span>}
      </th>
      <td className="before:hidden!">
        <LockBadge property={property} />
        <WhatIsDue property={property} />
      </td>
      <td data-label="Open alerts" className={countAlerts(openAlerts) === 0 ? 'max-sm:hidden!' : undefined}>
        <AlertMarks counts={openAlerts} />
      </td>
      <td data-label="Last recording" className={lastRecording ? undefined : 'max-sm:hidden!'}>
        {lastRecording ? (
          <>
            {lastRecording.type}
            <span className="block text-sm text-muted-foreground">
              <LocalTime value={lastRecording.recordedOn} isDay zone="UTC" />
            </span>
          </>
        ) : (
          '–'
        )}
      </td>
      <td data-label="Locked on" className="whitespace-nowrap max-sm:hidden!">
        <LocalTime value={lockedAt} isDay />
      </td>
      <td className="before:hidden!">
        <a href={proofUrl(id)} download className="relative text-link">
          Proof<span className="sr-only"> of {propertyAddress}</span>
        </a>
      </td>
    </tr>
  );
}

function WhatIsDue({
  property: { due, status, expiresAt, contested, evidence },
}: {
  property: PropertyAtAGlance;
}) {
  const end = status === 'paid' ? expiresAt : null;
  return (
    <span className="block text-sm text-muted-foreground">
      {due && (
        <>
          {formatPrice(toCents(due.amount))} due by <LocalTime value={due.by} isDay />
        </>
      )}
      {end && (
        <>
          Until <LocalTime value={end} isDay />
        </>
      )}
      {contested && <span className="block">{sayEvidence(evidence)}</span>}
    </span>
  );
}

function sayEvidence(count: number): string {
  if (count === 0) return 'No evidence shown';
  return count === 1 ? '1 document shown' : `${count} documents shown`;
}
