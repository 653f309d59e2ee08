import Link from 'next/link';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import type { Party } from '@/lib/notary/policy';

/** Somebody who had a part in a request, and has none anymore: a notary who withdrew, or was replaced. */
export function RequestGone({ party, title }: { party: Party | null; title: string }) {
  const isNotary = party === 'notary';

  return (
    <div data-product="guardsign" className="page py-10 sm:py-14">
      <h1 className="text-4xl tracking-[-0.018em] wrap-anywhere sm:text-5xl">{title}</h1>
      <Alert role="alert" className="mt-6">
        <AlertDescription>
          {isNotary
            ? 'This visit is no longer yours: you withdrew, or it was given to somebody else.'
            : 'This request is no longer in your account.'}
        </AlertDescription>
      </Alert>
      <Link
        href={isNotary ? '/dashboard/notary' : '/dashboard/client'}
        prefetch={false}
        className={`${buttonVariants({ variant: 'outline' })} mt-6`}
      >
        Go to your dashboard
      </Link>
    </div>
  );
}
