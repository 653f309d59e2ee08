import { AccountFrame } from '@/components/accounts/account-frame';
import { ResetPassword } from '@/components/accounts/reset-password';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/reset-password');

export default function ResetPasswordPage() {
  return (
    <AccountFrame title="Choose a new password">
      <ResetPassword />
    </AccountFrame>
  );
}
