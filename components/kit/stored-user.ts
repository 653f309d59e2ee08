import { createStore } from '@/components/kit/store';
import type { PublicUser } from '@/lib/accounts/schema/users';

const KEY = 'user';
const store = createStore<PublicUser | null>({ read: readStoredUser, write: keepUser });

let lastText: string | null = null;
let lastUser: PublicUser | null = null;

/** The same object for the same stored text, as React asks of a store. */
export function readStoredUser(): PublicUser | null {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastUser = parseUser(text);
  }
  return lastUser;
}

export const storeUser = store.write;

function keepUser(user: PublicUser | null) {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  } catch {
    lastText = null;
    lastUser = user;
  }
  delete document.documentElement.dataset.account;
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

export function discardCorruptUser() {
  if (readText() !== null && readStoredUser() === null) storeUser(null);
}

function readText() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return lastText;
  }
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
