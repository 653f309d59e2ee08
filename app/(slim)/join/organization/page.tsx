import { AccountFrame } from '@/components/accounts/account-frame';
import { JoinOrganization } from '@/components/organizations/join-organization';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/join/organization');

export default function JoinOrganizationPage() {
  return (
    <AccountFrame title="Join an organization">
      <JoinOrganization />
    </AccountFrame>
  );
}
