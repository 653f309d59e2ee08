'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bodyOf, totalOf, type Initial } from '@/components/notary/client/request-form/draft';
import { useDraft } from '@/components/notary/client/request-form/use-draft';
import { useEstimate } from '@/components/notary/client/request-form/use-estimate';
import { createRequest } from '@/components/notary/calls';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import { isSignedOut } from '@/components/kit/session-ended';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { useAction } from '@/components/kit/use-action';
import { sendKept } from '@/components/kit/use-kept';
import { toast } from '@/components/ui/toast';
import { isOnlineOnly, ONLINE_ONLY } from '@/lib/notary/rules/services';
import { emptyOf, type RequestForm } from '@/lib/notary/schema/request-form';
import type { Estimate, RequestView } from '@/lib/notary/schema/requests';
import { ApiError } from '@/lib/platform/api-client';

type Options = {
  initial: Initial;
  preferredId?: string;
  /** whoever hears of the request says so */
  isBooking?: boolean;
  onCreated: (request: RequestView) => void;
};

const FILE_REFUSED = 'This file cannot be sent. Remove it, or choose another one.';
const priced = [
  'serviceType',
  'isRemote',
  'mode',
  'pages',
  'appointmentDate',
  'appointmentTime',
  'location',
  'state',
  'addDeedGuard',
];

const missingInformation = {
  variant: 'destructive',
  title: 'Missing information',
  description: 'Please fill in all required fields',
} as const;

const submitted = {
  title: 'Request submitted',
  description: 'Your notary request has been submitted successfully!',
};

/** What stopped a submission, where it is more than a field. Prices in dollars. */
export type Notice =
  | { kind: 'signed-out' }
  | { kind: 'cancelled' }
  | { kind: 'unpriced' }
  | { kind: 'moved'; from: number; to: number };

/** A request on its way to the server. Whatever stops it, what was typed and chosen stays. */
export function useRequestForm({ initial, preferredId, isBooking = false, onCreated }: Options) {
  const { form, draft, attachment, release, ...kept } = useDraft(initial);
  const [notice, setNotice] = useState<Notice | null>(null);
  const choseOnline = useRef(false);
  const estimate = useEstimate({ ...draft, notaryId: preferredId });
  const price = estimate.estimate;
  // Whoever attaches a document shares it, and confirms that where the account is guarded.
  const sending = useAction(create, { onDone: finish });

  // Two prices of something else than what is entered now.
  const forgetPrice = useEffectEvent(() => notice?.kind === 'moved' && setNotice(null));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name = '' }) => void (priced.includes(name) && forgetPrice()),
      }),
    [form],
  );

  /** Null where the price moved, or is not known: then that is shown, and nothing is sent. */
  async function create(entered: RequestForm): Promise<RequestView | null> {
    setNotice(null);
    const agreed = estimate.isPending || !price ? await askAgain() : price;
    if (!agreed) return null;
    const documentId = await attachment.store();
    const body = bodyOf({ entered, price: agreed, documentId, preferredId });
    return sendKept(release, () => createRequest(body));
  }

  function finish(request: RequestView | null) {
    if (!request) return;
    if (!isBooking) toast(submitted);
    void refreshRequests();
    onCreated(request);
  }

  /** The server's price now. Null where another total is on the screen, or none: then that is said first. */
  async function askAgain(): Promise<Estimate | null> {
    const latest = await estimate.ask().catch(() => null);
    if (!price) {
      setNotice({ kind: 'unpriced' });
      return null;
    }
    const now = latest ?? price;
    const [from, to] = [totalOf(price, draft.addDeedGuard), totalOf(now, draft.addDeedGuard)] as const;
    if (from === to) return now;
    setNotice({ kind: 'moved', from, to });
    return null;
  }

  /** Says why it did not go, and whether that is said beside the button already. */
  async function explain(error: unknown): Promise<boolean> {
    if (error instanceof StepUpCancelled) return false;
    if (error instanceof DOMException && error.name === 'AbortError') setNotice({ kind: 'cancelled' });
    else if (isSignedOut(error)) setNotice({ kind: 'signed-out' });
    else return sayRefused(error);
    return true;
  }

  async function sayRefused(error: unknown): Promise<boolean> {
    const refusal = error instanceof ApiError ? error : null;
    const moved = refusal?.status === 409 && (await askAgain()) === null;
    const [fieldProblem] = Object.values(refusal?.fields ?? {});
    toast({
      variant: 'destructive',
      title: 'Your request was not submitted',
      description: fieldProblem || refusal?.detail || 'Please try again',
    });
    return moved;
  }

  /** What it throws the form says: on its fields, or above them. */
  async function submit(entered: RequestForm) {
    if (attachment.chosen?.isRefused) {
      throw new ApiError(422, FILE_REFUSED, undefined, { documentId: FILE_REFUSED });
    }
    try {
      await sending.send(entered);
    } catch (error) {
      if (!(await explain(error))) throw error;
    }
  }

  function startOver() {
    kept.startOver();
    setNotice(null);
  }

  /** A remote session needs no location, and a visit no state beside it. */
  function makeRemote(isRemote: boolean) {
    form.setValue('isRemote', isRemote);
    form.clearErrors(isRemote ? ['isRemote', 'location', 'mode'] : ['isRemote', 'state']);
  }

  /** A visit cannot be of the service that takes place online alone: another one has to be chosen. */
  function chooseRemote(isRemote: boolean) {
    choseOnline.current = isRemote;
    makeRemote(isRemote);
    if (isRemote || !isOnlineOnly(form.getValues('serviceType'))) return;
    form.setValue('serviceType', '');
    form.setError('serviceType', { message: ONLINE_ONLY });
  }

  /**
   * The service that takes place online makes the session remote. Another one takes that back, but from whoever chose
   * “Online” themselves.
   */
  function followService(before: string, chosen: string) {
    form.clearErrors('serviceType');
    if (isOnlineOnly(chosen)) makeRemote(true);
    else if (isOnlineOnly(before)) makeRemote(choseOnline.current);
  }

  return {
    form,
    draft,
    isFound: kept.isFound,
    startOver,
    chooseRemote,
    followService,
    notice,
    submit,
    sayWhatIsMissing: () => {
      if (emptyOf(form.getValues()).length > 0) toast(missingInformation);
    },
    attachment,
    estimate,
    confirmation: sending.dialog,
  };
}

export type RequestFormControl = ReturnType<typeof useRequestForm>;
