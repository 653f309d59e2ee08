import Link from 'next/link';
import { PageHeader } from '@/components/shell/page-header';
import { buttonVariants } from '@/components/ui/button';

type NoNotaryProps = {
  /** an admin has no work of their own, and sees that of others */
  isAdmin: boolean;
};

/** For accounts that are no notary's: what would be here, and the way there. */
export function NoNotary({ isAdmin }: NoNotaryProps) {
  return (
    <div data-product="guardsign" className="page">
      <PageHeader title="Notary dashboard" section="GuardSign">
        <p>
          Here notaries receive offers near them, accept them, find their way, and see what they have earned.
          Your account is not a notary account, so there is nothing to show.
        </p>
      </PageHeader>
      <div className="mt-10 max-w-2xl">
        <h2 className="text-xl">What you can do</h2>
        <ul className="mt-4 divide-y border-y">
          {(isAdmin ? adminWays : ownerWays).map(({ href, label, says }) => (
            <li key={href} className="py-4">
              <Link href={href} prefetch={false} className="font-medium text-link">
                {label}
              </Link>
              <p className="mt-1 text-[0.9375rem] text-muted-foreground">{says}</p>
            </li>
          ))}
        </ul>
        <Link
          href="/dashboard/client"
          prefetch={false}
          className={`${buttonVariants({ variant: 'outline' })} mt-8`}
        >
          Go to your client dashboard
        </Link>
      </div>
    </div>
  );
}

const ownerWays = [
  {
    href: '/notary-waitlist',
    label: 'Join the waitlist as a notary',
    says: 'Say where and how you work. We write to you about early access to what is still being built.',
  },
  {
    href: '/join/notary/requirements',
    label: 'Read what a notary needs',
    says: 'Commission, bond, insurance, background check and equipment.',
  },
  {
    href: '/signup?role=notary',
    label: 'Open a notary account',
    says: 'It is a separate account, with a different email address. This one stays as it is.',
  },
];

const adminWays = [
  {
    href: '/admin/notaries',
    label: 'See all notaries',
    says: 'Their credentials, and which of them are verified.',
  },
];
