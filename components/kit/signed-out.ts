const SIGNED_OUT = 'signed-out';

/** Tells every cache in this tab that its data belongs to nobody any more. */
export function announceSignedOut() {
  window.dispatchEvent(new Event(SIGNED_OUT));
}

export function onSignedOut(listener: () => void) {
  window.addEventListener(SIGNED_OUT, listener);
  return () => window.removeEventListener(SIGNED_OUT, listener);
}
