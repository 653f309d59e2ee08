import { AccountFrame } from '@/components/accounts/account-frame';
import { ForgotPassword } from '@/components/accounts/forgot-password';
import { OtherAccountLink } from '@/components/accounts/other-account-link';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/forgot-password');

export default function ForgotPasswordPage() {
  return (
    <AccountFrame title="Forgot your password?">
      <ForgotPassword />
      <p className="mt-6 border-t pt-5 text-center text-[0.9375rem] text-muted-foreground">
        Remembered it? <OtherAccountLink href="/login">Log in</OtherAccountLink>
      </p>
    </AccountFrame>
  );
}
