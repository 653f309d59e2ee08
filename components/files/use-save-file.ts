import { useRef, useState } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { saveFile } from '@/components/kit/save-file';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/platform/api-client';

type Saving = {
  /** what fetches the file, where a confirmation may be asked for first */
  fetchFile?: (url: string) => Promise<void>;
  onSaved?: () => void;
  /** in the place of the message when the file is over for good (410) */
  onGone?: () => void;
};

/** Saves a file, one run at a time, and says it when there was nothing to save. */
export function useSaveFile({ fetchFile = saveFile, onSaved, onGone }: Saving = {}) {
  const isBusy = useRef(false);
  const [isPreparing, setIsPreparing] = useState(false);

  async function save(url: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPreparing(true);
    try {
      await fetchFile(url);
      onSaved?.();
    } catch (error) {
      if (onGone && error instanceof ApiError && error.status === 410) onGone();
      else if (!(error instanceof StepUpCancelled)) sayNothingSaved(error);
    } finally {
      isBusy.current = false;
      setIsPreparing(false);
    }
  }

  return { save, isPreparing };
}

function sayNothingSaved(error: unknown) {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  toast({
    variant: 'destructive',
    title: 'Nothing was downloaded',
    description: isSignedOut ? 'Your session has ended. Please log in again.' : explainFailure(error),
  });
}
