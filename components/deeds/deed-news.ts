import type { LockedDeed } from '@/lib/deeds/schema';
import { apiRequest } from '@/lib/platform/api-client';

export const DEEDS_URL = '/api/deedguard/locked-deeds';

type Listener = (deeds: LockedDeed[] | null) => void;

const listeners = new Set<Listener>();

/** Reads the list after a change and hands it to whoever shows it; null when it could not be read. */
export async function refreshDeeds(): Promise<LockedDeed[] | null> {
  const deeds = await apiRequest<LockedDeed[]>('GET', DEEDS_URL).catch(() => null);
  listeners.forEach((listener) => listener(deeds));
  return deeds;
}

export function onDeedsRefreshed(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
