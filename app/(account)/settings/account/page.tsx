import type { Metadata } from 'next';
import { GuardsFrame } from '@/components/accounts/guards-frame';
import { AddressForm } from '@/components/accounts/settings/address-form';
import { PasswordForm } from '@/components/accounts/settings/password-form';
import { ProfileForm } from '@/components/accounts/settings/profile-form';
import { AddressNotice } from '@/components/session/address-notice';
import { findPendingAddress, getAddressStanding } from '@/lib/accounts/queries/addresses';
import { getAccount } from '@/lib/accounts/queries/users';
import { sendsMail } from '@/lib/platform/env';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/settings/account');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function AccountPage() {
  const actor = await requireActor(path);
  const [account, standing, pending] = await Promise.all([
    getAccount(actor, actor.id),
    getAddressStanding(actor),
    findPendingAddress(actor),
  ]);

  return (
    <GuardsFrame
      title={title}
      lead="Your name and how to reach you, your email address and your password."
      path={path}
    >
      <ProfileForm account={account} />
      <div>
        <AddressForm key={account.email} email={account.email} pending={pending} sendsMail={sendsMail()} />
        {standing.is !== 'taken_as_confirmed' && (
          <AddressNotice
            standing={standing}
            need="Once it is, you can send invoices, and apply to work with us as a notary or a partner."
          />
        )}
      </div>
      <PasswordForm sendsMail={sendsMail()} />
    </GuardsFrame>
  );
}
