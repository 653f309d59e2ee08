import { deviceStore } from '@/components/kit/device-store';
import { createStore } from '@/components/kit/store';
import { SESSION_MARKER } from '@/lib/values/session-marker';
import type { PublicUser } from '@/lib/accounts/schema/users';

const kept = deviceStore('user');
/** Of an account whose session ended without anybody signing out here: it finds again what it was typing. */
const ended = deviceStore('session-ended');
const store = createStore<PublicUser | null>({ read: readStoredUser, write: keepUser });

let lastText: string | null = null;
let lastUser: PublicUser | null = null;

/** The same object for the same stored text, as React asks of a store. */
export function readStoredUser(): PublicUser | null {
  const text = kept.find();
  if (text !== lastText) {
    lastText = text;
    lastUser = parseUser(text);
  }
  return lastUser;
}

/** Who signed in here; null once they sign out. */
export function storeUser(user: PublicUser | null): void {
  // In this order: another tab that looks in between must not take a login for a sign-out.
  if (!user) ended.drop();
  store.write(user);
  if (user) ended.drop();
}

/** The session was ended elsewhere, or is over. */
export function endStoredSession(): void {
  const id = readStoredUser()?.id;
  if (id) ended.keep(id);
  store.write(null);
}

/** Whose session ended, until somebody signs in. */
export function readEndedAccount(): string | null {
  return ended.find();
}

/** Whether it is worth asking the server who is signed in: there is a cookie that scripts cannot read. */
export function mayHaveSession(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${SESSION_MARKER}=`));
}

/** Nobody is waited for any longer: what visitors see is shown. */
export function showVisitorParts(): void {
  delete document.documentElement.dataset.account;
}

function keepUser(user: PublicUser | null) {
  if (user) {
    kept.keep(JSON.stringify(user));
  } else {
    kept.drop();
    document.cookie = `${SESSION_MARKER}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
  showVisitorParts();
}

/** Also hears of a sign-in or sign-out in another tab. */
export function onStoredUser(listener: () => void) {
  const stop = store.listen(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** Hears whom another tab has left signed in; null for nobody. Of a session that ended elsewhere it is whose it was. */
export function onAccountOfOtherTab(listener: (id: string | null) => void): () => void {
  const look = ({ key }: StorageEvent) => {
    // Without a key all was emptied.
    if (key === kept.name || key === null) listener(readStoredUser()?.id ?? readEndedAccount());
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

export function discardCorruptUser() {
  if (kept.find() !== null && readStoredUser() === null) storeUser(null);
}

function parseUser(text: string | null): PublicUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is PublicUser {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['id', 'email', 'firstName', 'lastName', 'role'];
  return texts.every((name) => typeof Reflect.get(value, name) === 'string');
}
