import { dropAccountDrafts } from '@/components/kit/draft-store';
import { onStoredUser, readStoredUser } from '@/components/kit/stored-user';

/** Takes away what this tab keeps for an account once somebody else is signed in, or nobody, also by another tab. */
export function emptyTabAfterSignOut(): () => void {
  let owner = readStoredUser()?.id ?? null;
  return onStoredUser(() => {
    const next = readStoredUser()?.id ?? null;
    if (owner !== null && next !== owner) dropAccountDrafts();
    owner = next;
  });
}
