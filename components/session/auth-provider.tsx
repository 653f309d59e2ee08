'use client';

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { dropAccountDrafts } from '@/components/kit/draft-store';
import {
  discardCorruptUser,
  endStoredSession,
  mayHaveSession,
  onStoredUser,
  readEndedAccount,
  readStoredUser,
  showVisitorParts,
  storeUser,
} from '@/components/kit/stored-user';
import { sayLinkMailed } from '@/components/session/link-mailed';
import { isSignedOut } from '@/components/kit/session-ended';
import { ME_URL, SESSIONS_URL } from '@/lib/accounts/rules/urls';
import type { LoginInput, NewAccount, PublicUser, RegisterInput } from '@/lib/accounts/schema/users';
import { apiRequest } from '@/lib/platform/api-client';
import { isTimeZone } from '@/lib/values/time-zone';

type Auth = {
  user: PublicUser | null;
  /** False until this device has been asked who is signed in, and the server where only that can know. */
  ready: boolean;
  login: (body: LoginInput) => Promise<PublicUser>;
  /** Throws PasskeyRefused when the prompt ended without a passkey. */
  loginWithPasskey: (options?: { fromAutofill?: boolean }) => Promise<PublicUser>;
  register: (body: RegisterInput) => Promise<NewAccount>;
  logout: () => Promise<void>;
  logoutEverywhere: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const user = useSyncExternalStore(onStoredUser, readStoredUser, () => null);
  const ready = useSyncExternalStore(
    onStoredUser,
    () => readStoredUser() !== null || !mayHaveSession(),
    () => false,
  );
  const auth = useMemo(
    () => ({ user, ready, login, loginWithPasskey, register, logout, logoutEverywhere }),
    [user, ready],
  );

  useEffect(() => {
    discardCorruptUser();
    if (readStoredUser() || mayHaveSession()) void confirmUser();
  }, []);

  useEffect(() => emptyTabAfterSignOut(), []);
  useEffect(() => sayLinkMailed(), []);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth() {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

async function login(body: LoginInput) {
  return remember(await apiRequest<PublicUser>('POST', '/api/users/login', body));
}

/** `fromAutofill` offers the passkeys in the list of the browser below the email field, and waits for a choice there. */
async function loginWithPasskey({ fromAutofill = false } = {}) {
  const { signFromAutofill, signWithPasskey } = await import('@/components/session/passkey');
  const options = await apiRequest<PublicKeyCredentialRequestOptionsJSON>(
    'POST',
    '/api/auth/webauthn/login/challenge',
  );
  const signed = await (fromAutofill ? signFromAutofill(options) : signWithPasskey(options));
  return remember(await apiRequest<PublicUser>('POST', '/api/auth/webauthn/login/verify', signed));
}

/** Of this browser; one that the server could not know says nothing. */
function ownTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}

async function register(body: RegisterInput) {
  const account = await apiRequest<NewAccount>('POST', '/api/users/register', {
    ...body,
    timeZone: ownTimeZone(),
  });
  const { isLinkMailed: _, ...user } = account;
  remember(user);
  return account;
}

/** Forgets the user here only after the server did: a page must not say "signed out" while the session lives. */
async function logout() {
  const { signOut } = await import('next-auth/react');
  const { url } = (await signOut({ redirect: false })) as { url?: string };
  // next-auth answers a call without its token with the address of a page that would ask for it.
  if (!url || url.includes('/api/auth/')) throw new Error('The session was not ended.');
  storeUser(null);
}

/** The answer takes this browser's cookie away too. */
async function logoutEverywhere() {
  await apiRequest('DELETE', SESSIONS_URL);
  storeUser(null);
}

/**
 * A stored user is shown at once and asked for again: only a clear "not signed in" takes it away. Where none is stored and
 * a session may be open, nothing of a visitor is shown until the answer. One about somebody who has signed out or in again
 * meanwhile, here or in another tab, says nothing anymore. Not `useRead`: whose cache that is depends on the answer, and
 * every page would load it.
 */
async function confirmUser() {
  const asked = readStoredUser();
  const isStillAsked = () => readStoredUser() === asked;
  try {
    const user = await apiRequest<PublicUser>('GET', ME_URL);
    if (isStillAsked()) storeUser(user);
  } catch (error) {
    if (!isStillAsked()) return;
    if (isSignedOut(error)) endStoredSession();
    else if (!asked) showVisitorParts();
  }
}

function remember(user: PublicUser) {
  storeUser(user);
  return user;
}

/**
 * Takes away what this tab keeps for an account once somebody else is signed in, or it signed out, also by another tab. Of
 * an account whose session was ended elsewhere it is kept: whoever logs in again goes on where they were.
 */
function emptyTabAfterSignOut(): () => void {
  const find = () => readStoredUser()?.id ?? readEndedAccount();
  let owner = find();
  return onStoredUser(() => {
    const next = find();
    if (owner !== null && next !== owner) dropAccountDrafts();
    owner = next;
  });
}
