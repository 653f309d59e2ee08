'use client';

import { explainFailure } from '@/components/kit/explain-failure';
import { useStepUp } from '@/components/kit/step-up';
import { useCall, type CallOptions } from '@/components/kit/use-call';
import { toast, type ToastMessage } from '@/components/ui/toast';

type ActionOptions<V, R> = CallOptions<V, R> & {
  /** what is said when it went well */
  says?: ToastMessage | ((result: R, input: V) => ToastMessage);
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
  { says, onDone, ...options }: ActionOptions<V, R> = {},
) {
  const { run, dialog } = useStepUp();
  const { failure, ...made } = useCall((input: V) => run(() => call(input)), {
    ...options,
    onDone: (result, input) => {
      if (says) toast(typeof says === 'function' ? says(result, input) : says);
      return onDone?.(result, input);
    },
  });

  return { ...made, failure, problem: failure ? explainFailure(failure) : null, dialog };
}
