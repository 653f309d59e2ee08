import type { Metadata } from 'next';
import { settingsPagesOf } from '@/components/accounts/settings-pages';
import { AddressNotice } from '@/components/session/address-notice';
import { LinkList } from '@/components/shell/link-list';
import { PageHeader } from '@/components/shell/page-header';
import { getAddressStanding } from '@/lib/accounts/queries/addresses';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/settings');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function SettingsPage() {
  const actor = await requireActor(path);
  const standing = await getAddressStanding(actor);
  return (
    <div className="page">
      <PageHeader title={title} />
      {standing.is !== 'taken_as_confirmed' && (
        <div className="max-w-2xl">
          <AddressNotice standing={standing} need="Invoices go out once it is." />
        </div>
      )}
      <LinkList
        links={settingsPagesOf(actor.role).map(({ href, label, says }) => [href, label, says])}
        className="row-links mt-6 max-w-2xl border-b"
      />
    </div>
  );
}
