import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { explainFailure } from '@/components/kit/explain-failure';

type SearchFailureProps = { error: Error; isRetrying: boolean; onRetry: () => void };

/** Says what is wrong with the place, or that the search did not work. */
export function SearchFailure({ error, isRetrying, onRetry }: SearchFailureProps) {
  return (
    <Alert role="alert" variant="destructive">
      <AlertTitle>The search found nothing out</AlertTitle>
      <AlertDescription>
        <p>{explainFailure(error)}</p>
        <Button variant="outline" className="mt-3" aria-disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? 'Searching' : 'Try again'}
        </Button>
      </AlertDescription>
    </Alert>
  );
}
