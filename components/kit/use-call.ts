'use client';

import { useMutation, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { accountClient, clientAfter } from '@/components/kit/account-client';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';

export type CallOptions<V, R> = {
  /** after an answer, before the button is free again */
  onDone?: (result: R, input: V) => Promise<void> | void;
  /** whatever begins like one of these was read before the change, and is read again */
  refreshes?: readonly QueryKey[];
  /** also after a refusal: what is shown may be why it was refused */
  onFailed?: (error: unknown, input: V) => Promise<void> | void;
};

/**
 * One run at a time however often it is asked for. Screens use `useAction`; this is for what signs a person in, and for
 * what a confirmation is made of.
 */
export function useCall<V = void, R = unknown>(
  call: (input: V) => Promise<R>,
  { onDone, refreshes = [], onFailed }: CallOptions<V, R> = {},
) {
  const [client] = useState(accountClient);
  const isBusy = useRef(false);

  const { mutateAsync, isPending, isSuccess, error, variables, reset } = useMutation<R, unknown, V>(
    {
      mutationFn: async (input) => {
        const result = await call(input);
        await onDone?.(result, input);
        return result;
      },
      onError: (failure, input) =>
        failure instanceof StepUpCancelled ? undefined : onFailed?.(failure, input),
      onSettled: () =>
        Promise.all(refreshes.map((queryKey) => clientAfter(client).invalidateQueries({ queryKey }))).then(
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

  return {
    act: (input: V): Promise<void> => send(input).catch(() => undefined),
    send,
    isPending,
    /** the last run went well */
    isDone: isSuccess,
    /** what the last run was called with */
    input: variables,
    /** what it threw, for a screen that says more than why */
    failure: error instanceof StepUpCancelled ? null : error,
    reset,
  };
}
