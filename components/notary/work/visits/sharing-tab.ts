import { draftStore } from '@/components/kit/draft-store';

/*
 * Of all open pages of a notary one shares the way to a visit: the tab that set off, or that took it over. Each tab
 * remembers that for itself, so that a reload goes on. For each request on its own, where a store of the kit has one value.
 */
const NAME = 'position-shared';
const shared = draftStore({ name: NAME, read: (value) => (value === true ? value : null) });
const listeners = new Set<() => void>();
let otherTabs: BroadcastChannel | null = null;

export function isSharingTab(requestId: string): boolean {
  return shared.find(requestId) !== null;
}

/** Every other tab of this browser leaves it to this one: two places in turn would make the client's map jump. */
export function shareFromThisTab(requestId: string): void {
  shared.keep(true, requestId);
  openChannel()?.postMessage(requestId);
  tellListeners();
}

export function leaveSharing(requestId: string): void {
  shared.drop(requestId);
  tellListeners();
}

export function onSharingTab(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tellListeners(): void {
  listeners.forEach((listener) => listener());
}

/** Open for as long as the page: another tab may take over while this one shows something else. */
function openChannel(): BroadcastChannel | null {
  if (otherTabs || typeof BroadcastChannel === 'undefined') return otherTabs;
  otherTabs = new BroadcastChannel(NAME);
  otherTabs.onmessage = ({ data }: MessageEvent<string>) => leaveSharing(data);
  return otherTabs;
}
