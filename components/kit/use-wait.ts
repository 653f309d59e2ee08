import { useEffect, useRef } from 'react';

/** Waits, unless the page is left meanwhile: then what was waited for does not happen. */
export function useWait() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (ms: number) =>
    new Promise<void>((resolve) => {
      timer.current = setTimeout(resolve, ms);
    });
}
