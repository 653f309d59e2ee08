import Link from 'next/link';
import { AccountFrame } from '@/components/accounts/account-frame';
import { buttonVariants } from '@/components/ui/button';
import { getSitePage } from '@/lib/site/site';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/account-deleted');

export default function AccountDeletedPage() {
  return (
    <AccountFrame title={getSitePage('/account-deleted').title}>
      <p>
        You are logged out on all of your devices. If this site sends email, we sent you a last message that
        says so.
      </p>
      <p className="mt-4 text-muted-foreground">
        Our{' '}
        <Link href="/legal/privacy#how-long" prefetch={false} className="text-link">
          privacy policy
        </Link>{' '}
        says what stays, and why.
      </p>
      <Link href="/" prefetch={false} className={buttonVariants({ className: 'mt-6' })}>
        Go to the home page
      </Link>
    </AccountFrame>
  );
}
