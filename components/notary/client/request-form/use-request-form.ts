'use client';

import { useRef, useState } from 'react';
import {
  appointmentOf,
  bodyOf,
  missingOf,
  priceOf,
  totalOf,
  type Draft,
  type Initial,
} from '@/components/notary/client/request-form/draft';
import { useDraft } from '@/components/notary/client/request-form/use-draft';
import { useEstimate } from '@/components/notary/client/request-form/use-estimate';
import { sendKept } from '@/components/notary/use-kept';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import { useStepUp } from '@/components/kit/step-up';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { toast } from '@/components/ui/toast';
import { appointmentProblem } from '@/lib/notary/rules/appointment';
import type { RequestView } from '@/lib/notary/schema/requests';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

type Options = {
  initial: Initial;
  preferredId?: string;
  onCreated: (request: RequestView) => void;
  /** a field says why it did not go */
  onRefused: () => void;
};

const FILE_REFUSED = 'This file cannot be sent. Remove it, or choose another one.';
const priced: (keyof Draft)[] = ['serviceType', 'isRemote', 'location', 'addDeedGuard'];

const missingInformation = {
  variant: 'destructive',
  title: 'Missing information',
  description: 'Please fill in all required fields',
} as const;

/** What stopped a submission, where it is more than a field. Prices in dollars. */
export type Notice =
  { kind: 'signed-out' } | { kind: 'cancelled' } | { kind: 'moved'; from: number; to: number };

/** A request on its way to the server. Whatever stops it, what was typed and chosen stays. */
export function useRequestForm({ initial, preferredId, onCreated, onRefused }: Options) {
  const { draft, changeDraft, attachment, release, ...kept } = useDraft(initial);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isBusy = useRef(false);
  // Whoever attaches a document shares it, and confirms that where the account is guarded.
  const stepUp = useStepUp();
  const estimate = useEstimate({ ...draft, notaryId: preferredId });
  const price = priceOf(estimate.estimate);
  const total = totalOf(price, draft.addDeedGuard);

  /** What was wrong with a field is forgotten once it is changed; a remote session needs no location. */
  function change(changes: Partial<Draft>) {
    const settled = [...Object.keys(changes), ...(changes.isRemote ? ['location'] : [])];
    changeDraft(changes);
    settle(settled);
    // Two prices of something else than what stands there now.
    if (priced.some((name) => name in changes)) {
      setNotice((before) => (before?.kind === 'moved' ? null : before));
    }
  }

  function settle(names: string[]) {
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
    );
  }

  async function submit() {
    if (isBusy.current) return;
    const appointment = check();
    if (!appointment) return;
    isBusy.current = true;
    setIsPending(true);
    setNotice(null);
    try {
      if (estimate.isPending && (await hasMoved())) return;
      const documentId = await attachment.store();
      const body = bodyOf({ draft, appointment, price, documentId, preferredId });
      const call = () => apiRequest<RequestView>('POST', '/api/requests', body);
      const request = await stepUp.run(() => sendKept(release, call));
      toast({
        title: 'Request submitted',
        description: 'Your notary request has been submitted successfully!',
      });
      void refreshRequests();
      onCreated(request);
    } catch (error) {
      await explain(error);
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  }

  function startOver() {
    kept.startOver();
    setProblems({});
    setNotice(null);
  }

  /** When the appointment is; null, and the reason on the screen, while something has to be put right first. */
  function check(): Date | null {
    const appointment = appointmentOf(draft);
    const missing = missingOf(draft);
    const isMissing = Object.keys(missing).length > 0;
    if (isMissing) toast(missingInformation);
    const passed = appointment && appointmentProblem(appointment, { at: new Date(), maxDaysAhead: Infinity });
    const found = {
      ...(!isMissing && passed ? { appointmentDate: passed } : missing),
      ...(attachment.chosen?.isRefused ? { documentId: FILE_REFUSED } : {}),
    };
    setProblems(found);
    const isRefused = Object.keys(found).length > 0;
    if (isRefused) onRefused();
    return isRefused ? null : appointment;
  }

  /** The price on the screen is not the one of what is typed, or not the server's any more. */
  async function hasMoved(): Promise<boolean> {
    const latest = await estimate.ask().catch(() => null);
    const to = latest && totalOf(latest, draft.addDeedGuard);
    if (to === null || to === total) return false;
    setNotice({ kind: 'moved', from: total, to });
    return true;
  }

  async function explain(error: unknown) {
    if (error instanceof StepUpCancelled) return;
    if (error instanceof DOMException && error.name === 'AbortError') return setNotice({ kind: 'cancelled' });
    const refusal = error instanceof ApiError ? error : null;
    const fields = refusal?.fields ?? {};
    const detail = Object.values(fields)[0] ?? refusal?.detail;
    setProblems(fields);
    onRefused();
    if (refusal?.status === 401) setNotice({ kind: 'signed-out' });
    if (refusal?.status === 409) await hasMoved();
    toast({
      variant: 'destructive',
      title: 'Your request was not submitted',
      description: detail || 'Please try again',
    });
  }

  return {
    draft,
    isFound: kept.isFound,
    startOver,
    change,
    problems,
    notice,
    isPending,
    submit,
    attachment,
    /** what was wrong with the file, forgotten with it */
    settleFile: () => settle(['documentId']),
    estimate,
    price,
    total,
    confirmation: stepUp.dialog,
  };
}
