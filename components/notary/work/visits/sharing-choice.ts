const KEY = 'position-not-shared';
const listeners = new Set<() => void>();
let withoutStorage: string | null = null;

/** Whether the person stopped sharing on the way to this request. Kept for this tab: a reload goes on only with what was not stopped. */
export function isSharingStopped(requestId: string): boolean {
  return read() === requestId;
}

export function stopSharing(requestId: string): void {
  write(requestId);
}

export function allowSharing(): void {
  write(null);
}

export function onSharingChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return withoutStorage;
  }
}

function write(requestId: string | null) {
  withoutStorage = requestId;
  try {
    if (requestId) sessionStorage.setItem(KEY, requestId);
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing still stops.
  }
  listeners.forEach((listener) => listener());
}
