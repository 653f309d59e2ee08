import Link from 'next/link';
import { EmptyState } from '@/components/kit/empty-state';
import { buttonVariants } from '@/components/ui/button';

const TITLE = 'No offers right now';
const APPEAR = 'New ones appear by themselves.';

type NoOffersProps = {
  isAvailable: boolean;
  isOwn: boolean;
  /** A visit waits on the same page, and has the main action. */
  isBusy: boolean;
};

/** The next step in a few words; the switch for offers stands once, above. */
export function NoOffers({ isAvailable, isOwn, isBusy }: NoOffersProps) {
  if (!isOwn) {
    return <EmptyState title={TITLE} says={isAvailable ? APPEAR : 'The notary is unavailable.'} />;
  }
  if (!isAvailable) return <EmptyState title={TITLE} says="Turn on “Receive offers” above." />;
  return (
    <EmptyState title={TITLE} says={APPEAR}>
      <Link
        href="/dashboard/notary/schedule"
        prefetch={false}
        className={buttonVariants({
          variant: isBusy ? 'outline' : 'default',
          className: 'max-sm:w-full',
        })}
      >
        Check your hours
      </Link>
    </EmptyState>
  );
}
