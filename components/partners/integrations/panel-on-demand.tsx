'use client';

import { useState, useSyncExternalStore, type ComponentType } from 'react';
import { subscribeToAddress } from '@/components/kit/address';
import { OwnPart } from '@/components/session/own-part';

type PanelOnDemandProps = {
  /** Of its tab, in the address. */
  id: string;
  /** A constant outside of the component. */
  load: () => Promise<ComponentType>;
};

/** The panel of a tab, loaded when it is first opened; it stays afterward, with what was typed into it. */
export function PanelOnDemand({ id, load }: PanelOnDemandProps) {
  const isOpen = useSyncExternalStore(
    subscribeToAddress,
    () => location.hash === `#${id}`,
    () => false,
  );
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  if (isOpen || wasOpened) return <OwnPart load={load} />;
  return <noscript>This part of the page needs JavaScript, which is off in this browser.</noscript>;
}
