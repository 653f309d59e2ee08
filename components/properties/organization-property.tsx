import type { ReactNode } from 'react';
import { FileLink } from '@/components/files/file-link';
import { HistoryFilter } from '@/components/properties/history-filter';
import { HistoryHeading } from '@/components/properties/history-heading';
import { PropertyBanner } from '@/components/properties/property-banner';
import { TimelineList } from '@/components/properties/timeline-list';
import { TitleChainSection } from '@/components/properties/title-chain';
import { buttonVariants } from '@/components/ui/button';
import { sharedProofs } from '@/lib/properties/rules/timeline';
import {
  sharedTimelineKinds,
  type OrganizationProperty as SharedProperty,
} from '@/lib/properties/schema/timeline';

type OrganizationPropertyProps = {
  property: SharedProperty;
  /** whose property it is */
  sharedBy: string;
  /** to what the history is narrowed */
  kind?: string;
  /** the way to older entries of the history */
  children: ReactNode;
};

/** A property that a member of the reader's organization shares: how its lock stands, its title and its history. */
export function OrganizationProperty({ property, sharedBy, kind, children }: OrganizationPropertyProps) {
  const { currentId, propertyAddress, ownerName, county, parcelNumber, logIndex, state, asOf } = property;
  const place = [county, parcelNumber && `parcel ${parcelNumber}`].filter(Boolean).join(', ');
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-8">
      <article aria-labelledby="property" className="rounded-lg border bg-background">
        <header className="p-5 sm:p-6">
          <h1 id="property" className="text-xl wrap-anywhere sm:text-2xl">
            {propertyAddress}
          </h1>
          <p className="mt-1 wrap-anywhere text-muted-foreground">{ownerName}</p>
          {place && <p className="text-sm text-muted-foreground">{place}</p>}
        </header>
        <div className="px-5 pb-5 sm:px-6">
          <PropertyBanner history={{ state, asOf, step: null, isEarlier: false, currentId }} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t p-5 sm:p-6">
          <dl>
            <dt className="eyebrow">Log entry</dt>
            <dd className="mt-1 font-mono">{logIndex}</dd>
          </dl>
          <FileLink
            href={`${sharedProofs}${currentId}/proof?format=html`}
            className={buttonVariants({ variant: 'outline' })}
          >
            Download proof<span className="sr-only"> of {propertyAddress}</span>
          </FileLink>
        </div>
      </article>
      <TitleChainSection chain={property.chain} ownerName={ownerName} />
      <section aria-labelledby="history">
        <HistoryHeading asOf={asOf} pdf={`${sharedProofs}${currentId}/history.pdf`} />
        <p className="mt-2 text-sm text-muted-foreground">
          “Your” in it means {sharedBy}. Payments and documents are left out.
        </p>
        <HistoryFilter
          page={`/organization/shared/properties/${property.id}`}
          kinds={sharedTimelineKinds}
          asOf={asOf ?? undefined}
          kind={kind}
        />
        <div className="mt-4">
          {property.entries.length === 0 ? (
            <p className="border-y py-4 text-muted-foreground">There are no entries to show.</p>
          ) : (
            <TimelineList entries={property.entries} label="History, newest first" />
          )}
          {children}
        </div>
      </section>
    </div>
  );
}
