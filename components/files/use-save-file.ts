import { explainFailure } from '@/components/kit/explain-failure';
import { saveFile } from '@/components/kit/save-file';
import { isSignedOut, SESSION_ENDED } from '@/components/kit/session-ended';
import { useAction } from '@/components/kit/use-action';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/platform/api-client';

type Saving = {
  onSaved?: () => void;
  /** shown instead of the message when the file is gone for good (410) */
  onGone?: () => void;
};

/** Saves a file, one run at a time, and says it when there was nothing to save. Render `dialog` once. */
export function useSaveFile({ onSaved, onGone }: Saving = {}) {
  const { act, isPending, dialog } = useAction(saveFile, {
    onDone: onSaved,
    onFailed: (error) => {
      if (onGone && error instanceof ApiError && error.status === 410) onGone();
      else sayNothingSaved(error);
    },
  });

  return { save: act, isPreparing: isPending, dialog };
}

function sayNothingSaved(error: unknown) {
  toast({
    variant: 'destructive',
    title: 'Nothing was downloaded',
    description: isSignedOut(error) ? SESSION_ENDED : explainFailure(error),
  });
}
