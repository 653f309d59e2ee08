'use client';

import { Tabs as TabsPrimitive } from 'radix-ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { subscribeToAddress } from '@/components/layout/address';

type Tab = { id: string; label: string; panel: ReactNode };

/** Tabs with an address each (`#training`). All panels are in the page; without scripting they stand below each other. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const anchor = useSyncExternalStore(
    subscribeToAddress,
    () => location.hash.slice(1),
    () => '',
  );
  const active = tabs.find(({ id }) => id === anchor) ?? tabs[0];

  return (
    <TabsPrimitive.Root value={active?.id} onValueChange={select} activationMode="manual">
      <TabsPrimitive.List aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <TabsPrimitive.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.label}
          </TabsPrimitive.Trigger>
        ))}
      </TabsPrimitive.List>
      {tabs.map((tab) => (
        <TabsPrimitive.Content key={tab.id} forceMount value={tab.id} className="tab-panel" tabIndex={-1}>
          <h2 id={tab.id} className="tab-title text-2xl sm:text-3xl">
            {tab.label}
          </h2>
          {tab.panel}
        </TabsPrimitive.Content>
      ))}
    </TabsPrimitive.Root>
  );
}

/** Without a jump: the panel changes, the place on the page does not. */
function select(id: string) {
  const oldURL = location.href;
  const newURL = new URL(`#${id}`, oldURL).href;
  history.replaceState(history.state, '', newURL);
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }));
}
