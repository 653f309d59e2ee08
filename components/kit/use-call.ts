'use client';

import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { ApiError } from '@/lib/platform/api-client';

export type CallOptions<V, R> = {
  /** after an answer, before the button is free again */
  onDone?: (result: R, input: V) => Promise<void> | void;
  /** whatever begins like one of these was read before the change, and is read again */
  refreshes?: readonly QueryKey[];
  /** also after a refusal: what is shown may be why it was refused */
  onFailed?: (error: unknown, input: V) => Promise<void> | void;
};

type Run<V> =
  | { state: 'none'; input?: undefined }
  | { state: 'pending' | 'done'; input: V }
  | { state: 'failed'; input: V; error: unknown };

/**
 * One run at a time however often it is asked for. Screens use `useAction`; this is for what signs a person in, and for
 * what a confirmation is made of.
 */
export function useCall<V = void, R = unknown>(
  call: (input: V) => Promise<R>,
  { onDone, refreshes = [], onFailed }: CallOptions<V, R> = {},
) {
  const [last, setLast] = useState<Run<V>>({ state: 'none' });
  const isBusy = useRef(false);

  async function send(input: V): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setLast({ state: 'pending', input });
    try {
      const result = await call(input);
      await onDone?.(result, input);
      await readAgain(refreshes);
      setLast({ state: 'done', input });
    } catch (error) {
      try {
        if (!(error instanceof StepUpCancelled)) await onFailed?.(error, input);
        // Where no answer came, another read would fail too, and take the place of what was typed.
        await readAgain(refreshes, error instanceof ApiError ? 'active' : 'none');
      } finally {
        setLast({ state: 'failed', input, error });
      }
      throw error;
    } finally {
      isBusy.current = false;
    }
  }

  const error = last.state === 'failed' ? last.error : null;
  return {
    act: (input: V): Promise<void> => send(input).catch(() => undefined),
    send,
    isPending: last.state === 'pending',
    /** the last run went well */
    isDone: last.state === 'done',
    /** what the last run was called with */
    input: last.input,
    /** what it threw, for a screen that says more than why */
    failure: error instanceof StepUpCancelled ? null : error,
    reset: () => setLast({ state: 'none' }),
  };
}

const loadClient = () => import('@/components/kit/account-client').then((module) => module.accountClient());

/** A page that reads nothing does without the client; where it cannot be loaded, nothing was read. */
async function readAgain(
  keys: readonly QueryKey[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  if (keys.length === 0) return;
  const client = await loadClient().catch(() => null);
  if (client) await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, refetchType })));
}
