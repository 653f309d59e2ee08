import type { Metadata } from 'next';
import { NoNotary } from '@/components/notary/work/no-notary';
import { NotaryFrame } from '@/components/notary/work/notary-frame';
import { SettingsDesk } from '@/components/notary/work/settings/settings-desk';
import { AddressNotice } from '@/components/session/address-notice';
import { getAddressStanding } from '@/lib/accounts/queries/addresses';
import { states } from '@/lib/catalog/content/states';
import { listBondStates } from '@/lib/catalog/queries';
import { getProfile } from '@/lib/notary/queries/profile';
import { now } from '@/lib/platform/clock';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/dashboard/notary/settings');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function NotarySettingsPage() {
  const actor = await requireActor(path);
  if (actor.role !== 'notary') return <NoNotary isAdmin={actor.role === 'admin'} />;

  const [profile, standing] = await Promise.all([getProfile(actor, actor.id), getAddressStanding(actor)]);
  return (
    <NotaryFrame title={title} lead="What you hold, what you offer, and how far you travel.">
      <AddressNotice
        standing={standing}
        need="We can verify your credentials once it is, and send your invoices."
      />
      <SettingsDesk
        profile={profile}
        states={states.map(({ code, name }) => ({ value: code, label: name }))}
        bondStates={listBondStates()}
        day={now().toISOString().slice(0, 10)}
      />
    </NotaryFrame>
  );
}
