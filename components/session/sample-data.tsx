import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';

type SampleDataProps = {
  /** What an account changes, in one sentence. */
  says?: string;
  /** Its own where a page shows several at once. */
  label?: string;
  /** Off where an account changes nothing. */
  offersAccount?: boolean;
  /** where the account is opened; with a `callbackUrl` for what should be found again afterwards */
  signUpHref?: string;
  children: ReactNode;
};

/** Around records that are made up, so that nobody takes them for real ones. */
export function SampleData({
  says = 'With an account you see your own here.',
  label = 'Sample data',
  offersAccount = true,
  signUpHref = '/signup',
  children,
}: SampleDataProps) {
  return (
    <section aria-label={label} className="rounded-lg border border-dashed border-input">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-dashed border-input px-4 py-3 sm:px-5">
        <p className="text-[0.9375rem] leading-6">
          <strong className="font-semibold">Sample data.</strong>{' '}
          <span className="text-muted-foreground">{says}</span>
        </p>
        {offersAccount && (
          <Link
            href={signUpHref}
            prefetch={false}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Sign up
          </Link>
        )}
      </div>
      <div className="p-4 sm:p-5">{children}</div>
    </section>
  );
}
