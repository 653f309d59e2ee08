import { useRef, useState } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { StepUpCancelled, useStepUp } from '@/components/kit/step-up';

/**
 * What a button does: one run at a time, confirmed by the person where the server wants it, with the reason in words when
 * it fails. Whoever turns away from the confirmation is told nothing. Render `dialog` once.
 */
export function useAction() {
  const { run, dialog } = useStepUp();
  const isBusy = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function act<T>(action: () => Promise<T>, onDone: (result: T) => void) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    setProblem(null);
    try {
      onDone(await run(action));
    } catch (error) {
      if (!(error instanceof StepUpCancelled)) setProblem(explainFailure(error));
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  }

  return { act, isPending, problem, dialog };
}
