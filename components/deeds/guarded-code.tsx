'use client';

import { refreshDeeds } from '@/components/deeds/queries';
import { UnlockCode } from '@/components/deeds/unlock-code';
import { detailOf } from '@/components/kit/explain-failure';
import { useStepUp } from '@/components/kit/step-up';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { toast } from '@/components/ui/toast';
import type { LockedDeed } from '@/lib/deeds/schema';
import { ApiError } from '@/lib/platform/api-client';

/** An unlock code in the list. On a guarded account the list has none until this sign-in is confirmed. */
export function GuardedCode({ deed }: { deed: LockedDeed }) {
  const { run, dialog } = useStepUp();
  const { propertyAddress, unlockCode } = deed.metadata;

  async function reveal() {
    try {
      return await run(() => readCode(deed.id));
    } catch (error) {
      if (!(error instanceof StepUpCancelled)) sayThatItFailed(error);
      return null;
    }
  }

  return (
    <>
      <UnlockCode code={unlockCode} of={propertyAddress} canHide onReveal={reveal} />
      {dialog}
    </>
  );
}

/** The list itself never refuses; a code that is missing in it means the same as a refusal. */
async function readCode(id: string): Promise<string> {
  const deeds = await refreshDeeds();
  const code = deeds.find((deed) => deed.id === id)?.metadata.unlockCode ?? null;
  if (code === null) throw new ApiError(402, 'Please confirm that it is you.', 'step_up_required');
  return code;
}

function sayThatItFailed(error: unknown) {
  toast({
    variant: 'destructive',
    title: 'The unlock code could not be shown',
    description: detailOf(error, 'The server could not be reached. Please try again.'),
  });
}
