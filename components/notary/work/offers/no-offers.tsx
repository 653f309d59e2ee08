import Link from 'next/link';
import { EmptyState } from '@/components/kit/empty-state';
import { useAction } from '@/components/kit/use-action';
import { saveProfile } from '@/components/notary/work/availability';
import { Alert } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

const TITLE = 'No offers right now';
const APPEAR = 'New ones appear by themselves.';

type NoOffersProps = {
  userId: string;
  isAvailable: boolean;
  isOwn: boolean;
  /** A visit waits on the same page, and has the main action. */
  isBusy: boolean;
  onAvailable: () => void;
};

/** The next step in five words, and the one thing to press for it. */
export function NoOffers({ userId, isAvailable, isOwn, isBusy, onAvailable }: NoOffersProps) {
  const variant = isBusy ? 'outline' : 'default';
  if (!isOwn) {
    return <EmptyState title={TITLE} says={isAvailable ? APPEAR : 'The notary is unavailable.'} />;
  }
  if (!isAvailable) return <Unavailable userId={userId} variant={variant} onAvailable={onAvailable} />;
  return (
    <EmptyState title={TITLE} says={APPEAR}>
      <Link
        href="/dashboard/notary/schedule"
        prefetch={false}
        className={buttonVariants({ variant, className: 'max-sm:w-full' })}
      >
        Check your hours
      </Link>
    </EmptyState>
  );
}

type UnavailableProps = Pick<NoOffersProps, 'userId' | 'onAvailable'> & { variant: 'outline' | 'default' };

function Unavailable({ userId, variant, onAvailable }: UnavailableProps) {
  const { act, isPending, problem } = useAction(() => saveProfile(userId, { available: true }), {
    onDone: onAvailable,
  });
  return (
    <EmptyState title={TITLE} says="Turn on offers to begin.">
      <Button
        variant={variant}
        aria-disabled={isPending}
        className="max-sm:w-full"
        onClick={() => void act()}
      >
        {isPending && <Spinner />}
        Receive offers
      </Button>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
    </EmptyState>
  );
}
