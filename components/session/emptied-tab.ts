import { onStoredUser, readStoredUser } from '@/components/session/stored-user';

/** What a visitor typed before they logged in: it belongs to no account yet, and waits for one. */
const KEY = 'protect-draft';

/** Takes away what this tab keeps for an account once somebody else is signed in, or nobody, also by another tab. */
export function emptyTabAfterSignOut(): () => void {
  let owner = readStoredUser()?.id ?? null;
  return onStoredUser(() => {
    const next = readStoredUser()?.id ?? null;
    if (owner !== null && next !== owner) emptyTab();
    owner = next;
  });
}

function emptyTab(): void {
  try {
    const kept = Object.keys(sessionStorage).filter((key) => key !== KEY);
    for (const key of kept) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
