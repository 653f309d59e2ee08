'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { subscribeToAddress } from '@/components/kit/address';

/** A panel of `Tabs` that is drawn once its tab was opened, and stays: what it is made of is not loaded before. */
export function OnceOpened({ tab, children }: { tab: string; children: ReactNode }) {
  const isOpen = useSyncExternalStore(
    subscribeToAddress,
    () => location.hash === `#${tab}`,
    () => false,
  );
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? children : null;
}
