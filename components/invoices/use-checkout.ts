'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openCheckout } from '@/components/invoices/calls';
import { useReported } from '@/components/invoices/use-reported';
import { useAction } from '@/components/kit/use-action';

/** Opens the checkout of an invoice, once for however many clicks: it stays busy while the browser leaves the page. */
export function useCheckout(id: string, where?: { isOnItsPage: boolean }) {
  const release = useRef<() => void>(undefined);
  const router = useRouter();
  const reported = useReported(where);
  const { act, isPending, problem } = useAction(
    () => reported('Failed to process payment', () => openCheckout(id)),
    { onDone: leave },
  );

  function leave({ url }: { url: string }) {
    window.location.assign(url);
    return new Promise<void>((resolve) => {
      release.current = resolve;
    });
  }

  /** Whoever comes back from the checkout may find the page as they left it, script and all, and may have paid. */
  const comeBack = useEffectEvent(() => {
    release.current?.();
    router.refresh();
  });

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return { open: act, isOpening: isPending, problem };
}
