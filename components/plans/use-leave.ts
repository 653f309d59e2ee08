'use client';

import { useEffect, useRef } from 'react';

/** Goes to a page where a plan is bought or changed. What is waited for stays busy while the browser leaves. */
export function useLeave() {
  const release = useRef<() => void>(undefined);

  useEffect(() => {
    // Whoever comes back may find the page as they left it, script and all.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && release.current?.();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return function leave({ url }: { url: string }): Promise<void> {
    window.location.assign(url);
    return new Promise((resolve) => {
      release.current = resolve;
    });
  };
}
