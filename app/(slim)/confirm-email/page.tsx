import { AccountFrame } from '@/components/accounts/account-frame';
import { ConfirmEmail } from '@/components/accounts/confirm-email';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/confirm-email');

export default function ConfirmEmailPage() {
  return (
    <AccountFrame title="Confirm your email address">
      <ConfirmEmail />
    </AccountFrame>
  );
}
