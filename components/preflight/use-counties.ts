'use client';

import { useEffect, useState } from 'react';
import type { County } from '@/lib/catalog/content/counties';

/**
 * The counties of a state by its FIPS code of two digits: a large list, which is loaded once a state is chosen. It is a
 * script and nothing that the server is asked for, and does without the cache of what is.
 */
export function useCounties(fips: string) {
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [counties, setCounties] = useState<County[]>();

  useEffect(() => {
    if (!fips) return;
    let isShown = true;
    import('@/lib/catalog/content/counties').then(
      ({ countiesOf }) => isShown && setCounties(countiesOf(fips)),
      () => isShown && setFailedAttempt(attempt),
    );
    return () => {
      isShown = false;
    };
  }, [attempt, fips]);

  const hasFailed = failedAttempt === attempt;
  return {
    counties,
    hasFailed,
    isLoading: fips !== '' && !counties && !hasFailed,
    tryAgain: () => setAttempt(attempt + 1),
  };
}
