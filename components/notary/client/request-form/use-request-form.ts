'use client';

import { useState } from 'react';
import { bodyOf, type Initial } from '@/components/notary/client/request-form/draft';
import type { Notice } from '@/components/notary/client/request-form/notices';
import { useAgreedPrice } from '@/components/notary/client/request-form/use-agreed-price';
import { useDraft } from '@/components/notary/client/request-form/use-draft';
import { useWhere } from '@/components/notary/client/request-form/use-where';
import { createRequest } from '@/components/notary/calls';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import { isSignedOut } from '@/components/kit/session-ended';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { useAction } from '@/components/kit/use-action';
import { sendKept } from '@/components/kit/use-kept';
import { toast } from '@/components/ui/toast';
import { emptyOf, type RequestForm } from '@/lib/notary/schema/request-form';
import type { RequestView } from '@/lib/notary/schema/requests';
import { ApiError } from '@/lib/platform/api-client';

type Options = {
  initial: Initial;
  preferredId?: string;
  /** whoever hears of the request says so */
  isBooking?: boolean;
  onCreated: (request: RequestView) => void;
};

const FILE_REFUSED = 'This file cannot be sent. Remove it, or choose another one.';
const missingInformation = {
  variant: 'destructive',
  title: 'Missing information',
  description: 'Please fill in all required fields',
} as const;

const submitted = {
  title: 'Request submitted',
  description: 'Your notary request has been submitted successfully!',
};

/** A request on its way to the server. Whatever stops it, what was typed and chosen stays. */
export function useRequestForm({ initial, preferredId, isBooking = false, onCreated }: Options) {
  const { form, draft, attachment, release, ...kept } = useDraft(initial);
  const [notice, setNotice] = useState<Notice | null>(null);
  const price = useAgreedPrice({ form, asked: { ...draft, notaryId: preferredId }, notice, setNotice });
  const where = useWhere(form);
  // Whoever attaches a document shares it, and confirms that where the account is guarded.
  const sending = useAction(create, { onDone: finish });

  /** Null where the price moved, or is not known: then that is shown, and nothing is sent. */
  async function create(entered: RequestForm): Promise<RequestView | null> {
    setNotice(null);
    const agreed = await price.agree();
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

  /** Says why it did not go, and whether that is said beside the button already. */
  async function explain(error: unknown): Promise<boolean> {
    if (error instanceof StepUpCancelled || isSignedOut(error)) return false;
    if (error instanceof DOMException && error.name === 'AbortError') setNotice({ kind: 'cancelled' });
    else return sayRefused(error);
    return true;
  }

  async function sayRefused(error: unknown): Promise<boolean> {
    const refusal = error instanceof ApiError ? error : null;
    const moved = refusal?.status === 409 && (await price.askAgain()) === null;
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

  return {
    form,
    draft,
    isFound: kept.isFound,
    startOver,
    ...where,
    notice,
    submit,
    sayWhatIsMissing: () => {
      if (emptyOf(form.getValues()).length > 0) toast(missingInformation);
    },
    attachment,
    estimate: price.estimate,
    confirmation: sending.dialog,
  };
}

export type RequestFormControl = ReturnType<typeof useRequestForm>;
