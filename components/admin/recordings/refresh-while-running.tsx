'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { whileVisible } from '@/components/kit/while-visible';

const LOOK_MS = 5_000;

/** Reads the page again while an import that it shows is running, and somebody looks. */
export function RefreshWhileRunning() {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    return whileVisible(
      () => {
        timer = setInterval(() => router.refresh(), LOOK_MS);
      },
      () => clearInterval(timer),
    );
  }, [router]);
  return null;
}
