'use client';

import { draftStore, type DraftStore } from '@/components/kit/draft-store';
import { useInBrowser } from '@/components/kit/use-in-browser';

/**
 * What a link carries behind its `#`, where no server and no log sees it, or what was kept of an earlier one. Empty where
 * there is none; null until the page has woken up.
 */
export function useLinkSecret(kept?: DraftStore<string>): string | null {
  return useInBrowser(() => location.hash.slice(1) || (kept?.find() ?? ''), null);
}

/** So that the secret survives a login or a sign-up in this tab, and stays out of every address that a server sees. */
export function linkSecrets(name: string): DraftStore<string> {
  return draftStore({ name, owner: 'tab', read: (value) => (typeof value === 'string' ? value : null) });
}
