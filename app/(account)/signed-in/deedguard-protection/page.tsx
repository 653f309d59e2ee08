import { askOfPage } from '@/app/own-account';
import { ProtectPanel } from '@/components/deeds/protect-panel';
import { PropertyList } from '@/components/deeds/property-list';
import { PageHeader } from '@/components/shell/page-header';
import { buttonVariants } from '@/components/ui/button';
import { listLockedDeeds, propertyOverview } from '@/lib/deeds/queries';
import { LOCKS_FIRST_SHOWN } from '@/lib/deeds/rules/lock';
import type { LockedDeed } from '@/lib/deeds/schema';
import { requireActor } from '@/lib/platform/session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { getSitePage } from '@/lib/site/site';

const { title, path } = getSitePage('/deedguard-protection');

/** `/deedguard-protection` for whoever is signed in: what is locked, and the form, which is the first thing without a lock. */
export const metadata = pageMetadata('/deedguard-protection');

export default async function OwnProtectionPage() {
  const actor = await requireActor(path);
  const [{ own }, newest] = await Promise.all([
    askOfPage()({ own: propertyOverview(actor, 0) }),
    listLockedDeeds(actor, LOCKS_FIRST_SHOWN),
  ]);
  const hasLocks = newest.length > 0;
  const list = <PropertyList key={actor.id} known={{ newest: withoutCodes(newest), counts: own.counts }} />;
  return (
    <div data-product="deedguard" className="grid gap-6 pt-6">
      <div className="page flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PageHeader title={title} />
        {hasLocks && (
          <a href="#protect" className={buttonVariants()}>
            Protect a property
          </a>
        )}
      </div>
      {hasLocks && list}
      <div className="page">
        <div className="max-w-2xl">
          <ProtectPanel />
        </div>
      </div>
      {!hasLocks && list}
    </div>
  );
}

/** Rows show none; the record of a single lock does. */
function withoutCodes(deeds: LockedDeed[]): LockedDeed[] {
  if (deeds.length === 1) return deeds;
  return deeds.map((deed) => ({ ...deed, metadata: { ...deed.metadata, unlockCode: null } }));
}
