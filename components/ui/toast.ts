export type ToastMessage = {
  title: string;
  description?: string;
  /** the page that has more of it, one press away */
  link?: { href: string; label: string };
  variant?: 'default' | 'destructive';
  /** How long it stays. Errors and codes that a person must read deserve more than the 5 seconds of the default. */
  durationMs?: number;
  /** its own, for `takeBackToast` */
  id?: string;
};

type Host = { show: (message: ToastMessage) => void; takeBack: (id: string) => void };

let host: Host | null = null;
let waiting: ToastMessage[] = [];

/** Shows a short message in the corner of the screen; the toaster itself is loaded with the first one. */
export function toast(message: ToastMessage) {
  if (host) host.show(message);
  else waiting.push(message);
}

/** Takes a message away before its time: what it says is no longer so. */
export function takeBackToast(id: string) {
  waiting = waiting.filter((message) => message.id !== id);
  host?.takeBack(id);
}

export function connectToastHost(show: Host['show'], takeBack: Host['takeBack'] = () => undefined) {
  const next = { show, takeBack };
  host = next;
  const held = waiting;
  waiting = [];
  held.forEach(show);

  return () => {
    if (host === next) host = null;
  };
}
