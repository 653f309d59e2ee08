'use client';

import { useMutation, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { explainFailure } from '@/components/kit/explain-failure';
import { useStepUp } from '@/components/kit/step-up';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { toast, type ToastMessage } from '@/components/ui/toast';

export type ActionOptions<V, R> = {
  /** after an answer, before the button is free again */
  onDone?: (result: R, input: V) => Promise<void> | void;
  /** what is said when it went well */
  says?: ToastMessage | ((result: R, input: V) => ToastMessage);
  /** whatever begins like one of these was read before the change, and is read again */
  refreshes?: readonly QueryKey[];
  /** also after a refusal: what is shown may be why it was refused */
  onFailed?: (error: unknown, input: V) => Promise<void> | void;
};

/**
 * How a screen changes something: one run at a time however often it is pressed, confirmed by the person where the server
 * wants it, with the reason in words when it fails. Render `dialog` once.
 *
 * `act` is for buttons: what fails becomes `problem`, and whoever turns away from the confirmation is told nothing.
 * `send` is for `<Form action>`: it throws, so that the form can place what was refused.
 */
export function useAction<V = void, R = unknown>(
  call: (input: V) => Promise<R>,
  { onDone, says, refreshes = [], onFailed }: ActionOptions<V, R> = {},
) {
  const { run, dialog } = useStepUp();
  const [client] = useState(accountClient);
  const isBusy = useRef(false);

  const { mutateAsync, isPending, error, reset } = useMutation<R, unknown, V>(
    {
      mutationFn: async (input) => {
        const result = await run(() => call(input));
        if (says) toast(typeof says === 'function' ? says(result, input) : says);
        await onDone?.(result, input);
        return result;
      },
      onError: (failure, input) => onFailed?.(failure, input),
      onSettled: () =>
        Promise.all(refreshes.map((queryKey) => client.invalidateQueries({ queryKey }))).then(
          () => undefined,
        ),
    },
    client,
  );

  async function send(input: V): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await mutateAsync(input);
    } finally {
      isBusy.current = false;
    }
  }

  const failure = error instanceof StepUpCancelled ? null : error;
  return {
    act: (input: V): Promise<void> => send(input).catch(() => undefined),
    send,
    isPending,
    /** what it threw, for a screen that says more than why */
    failure,
    problem: failure ? explainFailure(failure) : null,
    reset,
    dialog,
  };
}
