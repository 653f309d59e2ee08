'use client';

import { useEffect, useId, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { subscribeToAddress } from '@/components/kit/address';
import { openTab } from '@/components/shell/open-tab';
import { showChosen } from '@/components/shell/show-chosen';

type Tab = {
  id: string;
  label: string;
  panel: ReactNode;
  /** Without a tab: only a link to its address opens it, and it takes the focus. */
  isLinkedOnly?: boolean;
  /** There is nothing in it yet: neither its tab nor its address opens it. */
  isDisabled?: boolean;
};

/**
 * Tabs with an address each (`#training`), moved through with the arrow keys and opened with Enter or Space (WAI-ARIA
 * Authoring Practices, tabs with manual activation). All panels are in the page; without scripting they are below
 * each other. By hand: the library's tabs weigh more than the rest of a page that has them.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const prefix = useId();
  const anchor = useSyncExternalStore(
    subscribeToAddress,
    () => location.hash.slice(1),
    () => '',
  );
  const active = tabs.find(({ id, isDisabled }) => id === anchor && !isDisabled) ?? tabs[0];
  const stateOf = (id: string) => (id === active?.id ? 'active' : 'inactive');
  const listed = tabs.filter(({ isLinkedOnly }) => !isLinkedOnly);
  const entry = active?.isLinkedOnly ? listed[0] : active;
  const panel = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<Element>(null);
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => showChosen(row.current), [active?.id]);

  useEffect(() => {
    if (active?.isLinkedOnly || isLeftBehind(lastFocused.current)) panel.current?.focus();
  }, [active?.id, active?.isLinkedOnly]);

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className="tab-list" onKeyDown={moveFocus}>
        {listed.map(({ id, label: name, isDisabled }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            aria-controls={`${prefix}-panel-${id}`}
            aria-selected={id === active?.id}
            data-state={stateOf(id)}
            disabled={isDisabled}
            tabIndex={id === entry?.id ? 0 : -1}
            className="tab"
            onClick={() => openTab(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, panel: content, isLinkedOnly }) => (
        <div
          key={id}
          ref={id === active?.id ? panel : undefined}
          role={isLinkedOnly ? 'region' : 'tabpanel'}
          id={`${prefix}-panel-${id}`}
          aria-labelledby={isLinkedOnly ? id : `${prefix}-tab-${id}`}
          data-state={stateOf(id)}
          tabIndex={-1}
          className="tab-panel"
          onFocus={(event) => (lastFocused.current = event.target)}
        >
          <h2 id={id} className="tab-title text-2xl sm:text-3xl">
            {name}
          </h2>
          {content}
        </div>
      ))}
    </div>
  );
}

/** A link opened another panel than its own: the focus is out of sight, or the browser has taken it away. */
function isLeftBehind(element: Element | null): boolean {
  const holder = document.activeElement;
  if (!element?.closest('.tab-panel[data-state=inactive]')) return false;
  return holder === element || holder === document.body;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  tabs[step(tabs.indexOf(event.target as HTMLElement), tabs.length - 1)]?.focus();
}
