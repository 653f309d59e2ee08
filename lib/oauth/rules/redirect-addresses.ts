/** RFC 8252, section 7.3: a program on somebody's own machine listens on a port that it gets at the time. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an app may be sent back to this address: https, or http on the machine of whoever uses it. */
export function isRedirectAddress(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === 'https:' ? !isOnOwnMachine(text) : protocol === 'http:' && LOOPBACK.has(hostname);
}

/** An app that runs on somebody's own machine: any program there can say that it is this one. */
export function isOnOwnMachine(address: string): boolean {
  // A dot at the end says that a name is whole: it is the same one.
  return LOOPBACK.has(new URL(address).hostname.replace(/\.$/, ''));
}

/** Where somebody goes once they have answered, in words. */
export function placeOf(address: string): string {
  return isOnOwnMachine(address) ? 'a program on this computer' : new URL(address).host;
}
