/**
 * A whole new page, for the moments when the person changes: what the router remembers of gated pages is their
 * redirect to the login, and what it remembers of private ones is not for the next person.
 */
export function openAfresh(path: string) {
  window.location.assign(path);
}
