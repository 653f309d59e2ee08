import { AccountFrame } from '@/components/accounts/account-frame';
import { KeepEmail } from '@/components/accounts/keep-email';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/keep-email');

export default function KeepEmailPage() {
  return (
    <AccountFrame title="Keep your email address">
      <KeepEmail />
    </AccountFrame>
  );
}
