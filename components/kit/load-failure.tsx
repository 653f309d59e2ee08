import type { ReactNode } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { RetryButton } from '@/components/kit/retry-button';
import { isSignedOut, SessionEnded } from '@/components/kit/session-ended';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

/** What `useRead` or `useReadPages` returns of a query that failed. */
type FailedRead = {
  error: Error | null;
  isFetching: boolean;
  /** there is none where the page asks again by itself */
  refetch?: () => unknown;
  /** Of a list that comes a page at a time: what failed is another page of it. */
  isFetchNextPageError?: boolean;
  fetchNextPage?: () => unknown;
};

type LoadFailureProps = {
  query: FailedRead;
  /** `Your documents could not be loaded` */
  title: string;
  /** What is safe anyway: `Your locks are kept.` */
  keeps?: string;
  /** Where a login leads back to; this page, if nothing is said. */
  back?: string;
  /** What the login is for: `to see the partners.` */
  to?: string;
  /** Beside another try. */
  children?: ReactNode;
  className?: string;
};

/** Instead of what could not be read: why, what is kept, another try; or the login, where the session ended. */
export function LoadFailure({ query, title, keeps, back, to, children, className }: LoadFailureProps) {
  const { error, isFetching } = query;
  if (!error) return null;
  if (isSignedOut(error)) return <SessionEnded back={back} to={to} className={className} />;
  const retry = query.isFetchNextPageError ? query.fetchNextPage : query.refetch;

  return (
    <Alert role="alert" variant="destructive" className={className}>
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        <p>
          {explainFailure(error, 'The server could not be reached.')} {keeps}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {retry && <RetryButton isRetrying={isFetching} onRetry={retry} />}
          {children}
        </div>
      </AlertDescription>
    </Alert>
  );
}
