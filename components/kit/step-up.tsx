'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import type { StepUpDialogProps } from '@/components/session/step-up-dialog';
import { ApiError } from '@/lib/platform/api-client';

type Asking = { Dialog: ComponentType<StepUpDialogProps>; opener: Element | null };
type Question = { answer: Promise<void>; confirm: () => void; cancel: () => void };

export type StepUp = {
  /** Does the call; where it needs a confirmation, asks for one and repeats it. Throws StepUpCancelled. */
  run: <T>(action: () => Promise<T>) => Promise<T>;
  /** Belongs somewhere in what the component draws, once. */
  dialog: ReactNode;
};

/** Lets a person confirm that it is them, at the moment when something guarded asks for it. */
export function useStepUp(): StepUp {
  const question = useRef<Question | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);

  useEffect(() => {
    const open = question;
    return () => open.current?.cancel();
  }, []);

  const ask = useCallback(async () => {
    // Whoever is waiting has the focus now; a button that is being disabled would lose it.
    const opener = document.activeElement;
    const { StepUpDialog } = await import('@/components/session/step-up-dialog');
    if (!question.current) {
      question.current = newQuestion();
      setAsking({ Dialog: StepUpDialog, opener });
    }
    await question.current.answer;
  }, []);

  const run = useCallback(
    async <T,>(action: () => Promise<T>) => {
      try {
        return await action();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'step_up_required')) throw error;
      }
      await ask();
      return action();
    },
    [ask],
  );

  function close(settle: keyof Omit<Question, 'answer'>) {
    question.current?.[settle]();
    question.current = null;
    setAsking(null);
  }

  const dialog = asking && (
    <asking.Dialog
      opener={asking.opener}
      onConfirmed={() => close('confirm')}
      onClose={() => close('cancel')}
    />
  );

  return { run, dialog };
}

function newQuestion(): Question {
  let confirm = () => {};
  let cancel = () => {};
  const answer = new Promise<void>((resolve, reject) => {
    confirm = resolve;
    cancel = () => reject(new StepUpCancelled());
  });
  return { answer, confirm, cancel };
}
