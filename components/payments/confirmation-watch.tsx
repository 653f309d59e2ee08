'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useAccountEvents } from '@/components/session/use-account-events';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

const EVERY_MS = 4_000;
const LOOKS = 30;

/** Asks the server again every few seconds, for two minutes. The page itself shows what the answer is. */
export function ConfirmationWatch() {
  const router = useRouter();
  const [looks, setLooks] = useState(0);
  const isOver = looks >= LOOKS;
  useAccountEvents(({ kind }) => {
    if (kind === 'payment') router.refresh();
  });

  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => {
      router.refresh();
      setLooks(looks + 1);
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [router, looks, isOver]);

  if (isOver) {
    return (
      <>
        <p>
          This is taking longer than usual. Your bank or Stripe may need a few minutes more; you will not be
          charged twice. The property shows as paid in your list as soon as the confirmation arrives.
        </p>
        <Button variant="outline" className="mt-3" onClick={() => setLooks(0)}>
          Keep checking
        </Button>
      </>
    );
  }
  return (
    <p className="flex items-center gap-2.5">
      <Spinner />
      This page checks again every few seconds. You can also leave: nothing is lost.
    </p>
  );
}
