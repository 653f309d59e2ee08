'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { replaceAddress, subscribeToAddress } from '@/components/kit/address';

/**
 * The query of the address, for filters: a link to the page carries them, and coming back finds them again. A prerendered
 * page knows no query, so it is empty until the page has woken up in the browser.
 */
export function useQueryParams() {
  const search = useSyncExternalStore(subscribeToAddress, readSearch, () => '');
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return { params, setParams };
}

/**
 * Safari refuses more than a hundred changes of the address in half a minute; a key held down in a search field makes
 * more. What it refused counts all the same, and is written a little later.
 */
let refused: URL | null = null;
const WRITE_AGAIN_MS = 1_000;

/** Writes values into the address in place; an empty one leaves it. */
function setParams(changes: Record<string, string>) {
  const url = new URL(refused ?? location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  write(url);
}

function write(url: URL) {
  const isWaiting = refused !== null;
  refused = url;
  try {
    replaceAddress(url.href);
    refused = null;
  } catch {
    if (!isWaiting) setTimeout(writeAgain, WRITE_AGAIN_MS);
  }
}

/** Somebody who has gone on to another page takes no filters along. */
function writeAgain() {
  const url = refused;
  refused = null;
  if (url?.pathname === location.pathname) write(url);
}

function readSearch() {
  return refused?.pathname === location.pathname ? refused.search : location.search;
}
