/** Opens a tab by its address, without a jump: the panel changes, the place on the page does not. */
export function openTab(id: string): void {
  const oldURL = location.href;
  const newURL = new URL(`#${id}`, oldURL).href;
  history.replaceState(history.state, '', newURL);
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }));
}
