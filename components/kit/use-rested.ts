'use client';

import { useEffect, useState } from 'react';

/** A value once nothing has changed it for some time: what is typed, when typing rests. */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);

  return rested;
}
