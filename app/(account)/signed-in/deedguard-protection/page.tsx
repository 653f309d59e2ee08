import { ProtectPanel } from '@/components/deeds/protect-panel';
import { ProtectedProperties } from '@/components/deeds/protected-properties';
import { PageHeader } from '@/components/shell/page-header';
import { pageMetadata } from '@/lib/site/page-metadata';
import { getSitePage } from '@/lib/site/site';

const { title } = getSitePage('/deedguard-protection');

/** `/deedguard-protection` for whoever is signed in: the form, and what is locked. */
export const metadata = pageMetadata('/deedguard-protection');

export default function OwnProtectionPage() {
  return (
    <div data-product="deedguard" className="grid gap-6 pt-6">
      <div className="page">
        <PageHeader title={title} />
        <div className="mt-6 max-w-2xl">
          <ProtectPanel />
        </div>
      </div>
      <ProtectedProperties />
    </div>
  );
}
