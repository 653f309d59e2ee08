'use client';

import { useSyncExternalStore } from 'react';

const stay = () => () => {};

/**
 * What the browser alone knows, and what stays as it is while the page is open. `onServer` is what the page is
 * prerendered with, and what it wakes up with; `read` gives the same object each time.
 */
export function useInBrowser<T, S = T>(read: () => T, onServer: S): T | S {
  return useSyncExternalStore<T | S>(stay, read, () => onServer);
}
