/**
 * Calls back when query or anchor of the address may have changed. A link to the page that one is on makes the router of
 * Next push an address without an event, and keep the page as it is; only the Navigation API tells of that.
 */
export function subscribeToAddress(onChange: () => void): () => void {
  // The router pushes while React commits, when no component may be told yet.
  const tellSoon = () => queueMicrotask(onChange);
  const navigation = 'navigation' in window ? window.navigation : null;
  window.addEventListener('popstate', onChange);
  window.addEventListener('hashchange', onChange);
  navigation?.addEventListener('currententrychange', tellSoon);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener('hashchange', onChange);
    navigation?.removeEventListener('currententrychange', tellSoon);
  };
}

/**
 * Writes another address in the place of this one, without a jump, and tells of it also when the browser refuses. By an
 * event of the window, as of a link to an anchor: what only waits for one does without this file.
 */
export function replaceAddress(newURL: string): void {
  const oldURL = location.href;
  try {
    history.replaceState(history.state, '', newURL);
  } finally {
    window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }));
  }
}
