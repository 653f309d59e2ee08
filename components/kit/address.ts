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
