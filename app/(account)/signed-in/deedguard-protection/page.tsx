import { askOfPage } from '@/app/own-account';
import { ProtectPanel } from '@/components/deeds/protect-panel';
import { ProtectedProperties } from '@/components/deeds/protected-properties';
import { PageHeader } from '@/components/shell/page-header';
import { buttonVariants } from '@/components/ui/button';
import { propertyOverview } from '@/lib/deeds/queries';
import { requireActor } from '@/lib/platform/session';
import { pageMetadata } from '@/lib/site/page-metadata';
import { getSitePage } from '@/lib/site/site';

const { title, path } = getSitePage('/deedguard-protection');

/** `/deedguard-protection` for whoever is signed in: what is locked, and the form, which is the first thing without a lock. */
export const metadata = pageMetadata('/deedguard-protection');

export default async function OwnProtectionPage() {
  const actor = await requireActor(path);
  const { own } = await askOfPage()({ own: propertyOverview(actor, 0) });
  const hasLocks = own.counts.locked + own.counts.ended > 0;
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
      {hasLocks && <ProtectedProperties />}
      <div className="page">
        <div className="max-w-2xl">
          <ProtectPanel />
        </div>
      </div>
      {!hasLocks && <ProtectedProperties />}
    </div>
  );
}
