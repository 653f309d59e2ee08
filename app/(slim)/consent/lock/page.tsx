import { AccountFrame } from '@/components/accounts/account-frame';
import { ConsentToLock } from '@/components/programs/consent-to-lock';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/consent/lock');

export default function ConsentPage() {
  return (
    <AccountFrame title="A lock for your property">
      <ConsentToLock />
    </AccountFrame>
  );
}
