'use client';

import { useMemo, useSyncExternalStore } from 'react';

const CHANGED = 'queryparamschange';

/**
 * The query of the address, for filters: a link to the page carries them, and going back undoes them. A prerendered page
 * knows no query, so it is empty until the page has woken up in the browser.
 */
export function useQueryParams() {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return { params, setParams };
}

/** Writes values into the address in place; an empty one leaves it. */
function setParams(changes: Record<string, string>) {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  history.replaceState(history.state, '', url);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}
