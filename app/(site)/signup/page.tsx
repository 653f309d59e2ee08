import { AccountFrame } from '@/components/accounts/account-frame';
import { AlreadySignedIn } from '@/components/accounts/already-signed-in';
import { ChosenPlan } from '@/components/accounts/chosen-plan';
import { OtherAccountLink } from '@/components/accounts/other-account-link';
import { SignupForm } from '@/components/accounts/signup-form';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/signup');

export default function SignupPage() {
  return (
    <AccountFrame title="Create your account">
      <ChosenPlan />
      <AlreadySignedIn />
      <SignupForm />
      <p className="mt-6 border-t pt-5 text-center text-[0.9375rem] text-muted-foreground">
        Already have an account? <OtherAccountLink href="/login">Log in</OtherAccountLink>
      </p>
    </AccountFrame>
  );
}
