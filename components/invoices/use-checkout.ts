'use client';

import { useEffect, useRef, useState } from 'react';
import { useReported } from '@/components/invoices/use-reported';
import { explainFailure } from '@/components/kit/explain-failure';
import { apiRequest } from '@/lib/platform/api-client';

/** Opens the checkout of an invoice, once for however many clicks: it stays busy while the browser leaves the page. */
export function useCheckout(id: string) {
  const isBusy = useRef(false);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reported = useReported();

  function release() {
    isBusy.current = false;
    setIsOpening(false);
  }

  useEffect(() => {
    // Whoever comes back from the checkout may find the page as they left it, script and all.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && release();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function open() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsOpening(true);
    setProblem(null);
    try {
      const { url } = await reported('Failed to process payment', () =>
        apiRequest<{ url: string }>('POST', `/api/invoices/${id}/checkout`),
      );
      window.location.assign(url);
    } catch (error) {
      setProblem(explainFailure(error));
      release();
    }
  }

  return { open, isOpening, problem };
}
