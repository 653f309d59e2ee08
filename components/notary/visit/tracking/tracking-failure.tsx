import Link from 'next/link';
import { LoadFailure } from '@/components/kit/load-failure';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { ApiError } from '@/lib/platform/api-client';

type TrackingFailureProps = {
  error: Error;
  isFetching?: boolean;
  /** there is none where the page asks again by itself */
  refetch?: () => void;
};

export function TrackingFailure({ error, isFetching = false, refetch }: TrackingFailureProps) {
  if (!(error instanceof ApiError && error.status === 404)) {
    return <LoadFailure query={{ error, isFetching, refetch }} title="The visit could not be loaded" />;
  }
  return (
    <Alert role="alert" variant="destructive">
      <AlertTitle>There is no such visit in your account</AlertTitle>
      <AlertDescription>
        <p>{error.detail}</p>
        <div className="mt-3">
          <Link href="/live-tracking" prefetch={false} className={buttonVariants({ variant: 'outline' })}>
            Show my visits
          </Link>
        </div>
      </AlertDescription>
    </Alert>
  );
}
