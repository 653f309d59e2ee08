import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { totalOf } from '@/components/notary/client/request-form/draft';
import type { Notice } from '@/components/notary/client/request-form/notices';
import { useEstimate } from '@/components/notary/client/request-form/use-estimate';
import type { RequestDraft, RequestForm } from '@/lib/notary/schema/request-form';
import type { Estimate } from '@/lib/notary/schema/requests';

type Options = {
  form: UseFormReturn<RequestDraft, unknown, RequestForm>;
  asked: RequestDraft & { notaryId?: string };
  notice: Notice | null;
  setNotice: (notice: Notice | null) => void;
};

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

/** The price that the screen shows, and that whoever sends the request agrees to. */
export function useAgreedPrice({ form, asked, notice, setNotice }: Options) {
  const estimate = useEstimate(asked);
  const price = estimate.estimate;

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

  /** The server's price now. Null where another total is on the screen, or none: then that is said first. */
  async function askAgain(): Promise<Estimate | null> {
    const latest = await estimate.ask().catch(() => null);
    if (!price) {
      setNotice({ kind: 'unpriced' });
      return null;
    }
    const now = latest ?? price;
    const [from, to] = [totalOf(price, asked.addDeedGuard), totalOf(now, asked.addDeedGuard)] as const;
    if (from === to) return now;
    setNotice({ kind: 'moved', from, to });
    return null;
  }

  return {
    estimate,
    askAgain,
    /** What the screen shows, unless it is on its way; then as `askAgain`. */
    agree: async () => (estimate.isPending || !price ? askAgain() : price),
  };
}
