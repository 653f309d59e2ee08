import { useAction } from '@/components/kit/use-action';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/platform/api-client';

/** Another page has changed what this one shows. */
export function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}

/** Loads what there is now, without a new page: what was typed stays. */
export function LoadAgain({ onReload }: { onReload: () => Promise<void> }) {
  const { act, isPending, problem, dialog } = useAction(onReload);

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="outline" size="sm" aria-disabled={isPending} onClick={() => void act()}>
        Load again
      </Button>
      {problem && <p>{problem}</p>}
      {dialog}
    </div>
  );
}
