'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { subscribeToAddress } from '@/components/kit/address';

/** A panel of `Tabs` that is loaded when it is first opened; it stays afterward, with what was typed into it. */
export function OnceOpened({ tab, children }: { tab: string; children: ReactNode }) {
  const isOpen = useSyncExternalStore(
    subscribeToAddress,
    () => location.hash === `#${tab}`,
    () => false,
  );
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (isOpen || wasOpened) return children;
  return <noscript>This part of the page needs JavaScript, which is off in this browser.</noscript>;
}
