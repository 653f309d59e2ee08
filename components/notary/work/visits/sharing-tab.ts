/**
 * Of all open pages of a notary one shares the way to a visit: the tab that set off, or that took it over. Each tab
 * remembers that for itself, so that a reload goes on.
 */
const KEY = 'position-shared';
const listeners = new Set<() => void>();
const withoutStorage = new Set<string>();
let otherTabs: BroadcastChannel | null = null;

export function isSharingTab(requestId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(requestId)) !== null;
  } catch {
    return withoutStorage.has(requestId);
  }
}

/** Every other tab of this browser leaves it to this one: two places in turn would make the client's map jump. */
export function shareFromThisTab(requestId: string): void {
  withoutStorage.add(requestId);
  try {
    sessionStorage.setItem(keyOf(requestId), '1');
  } catch {
    // A browser that keeps nothing shares until the reload.
  }
  openChannel()?.postMessage(requestId);
  tellListeners();
}

export function leaveSharing(requestId: string): void {
  withoutStorage.delete(requestId);
  try {
    sessionStorage.removeItem(keyOf(requestId));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  tellListeners();
}

export function onSharingTab(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keyOf(requestId: string): string {
  return `${KEY}:${requestId}`;
}

function tellListeners(): void {
  listeners.forEach((listener) => listener());
}

/** Open for as long as the page: another tab may take over while this one shows something else. */
function openChannel(): BroadcastChannel | null {
  if (otherTabs || typeof BroadcastChannel === 'undefined') return otherTabs;
  otherTabs = new BroadcastChannel(KEY);
  otherTabs.onmessage = ({ data }: MessageEvent<string>) => leaveSharing(data);
  return otherTabs;
}
