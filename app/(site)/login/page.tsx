import { AccountFrame } from '@/components/accounts/account-frame';
import { AlreadySignedIn } from '@/components/accounts/already-signed-in';
import { LoginForm } from '@/components/accounts/login-form';
import { ChosenPlan } from '@/components/accounts/chosen-plan';
import { OtherAccountLink } from '@/components/accounts/other-account-link';
import { PasskeySignIn } from '@/components/accounts/passkey-sign-in';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/login');

export default function LoginPage() {
  return (
    <AccountFrame title="Log in">
      <ChosenPlan />
      <AlreadySignedIn />
      <LoginForm />
      <PasskeySignIn />
      <p className="mt-6 border-t pt-5 text-center text-[0.9375rem] text-muted-foreground">
        No account yet? <OtherAccountLink href="/signup">Sign up</OtherAccountLink>
      </p>
    </AccountFrame>
  );
}
