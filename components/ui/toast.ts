export type ToastMessage = {
  title: string;
  description?: string;
  /** the page that has more of it, one press away */
  link?: { href: string; label: string };
  variant?: 'default' | 'destructive';
  /** How long it stays. Errors and codes that a person must read deserve more than the 5 seconds of the default. */
  durationMs?: number;
};

type Host = (message: ToastMessage) => void;

let host: Host | null = null;
let waiting: ToastMessage[] = [];

/** Shows a short message in the corner of the screen; the toaster itself is loaded with the first one. */
export function toast(message: ToastMessage) {
  if (host) host(message);
  else waiting.push(message);
}

export function connectToastHost(next: Host) {
  host = next;
  const held = waiting;
  waiting = [];
  held.forEach(next);

  return () => {
    if (host === next) host = null;
  };
}
