import { readStoredUser } from '@/components/kit/stored-user';
import { toast } from '@/components/ui/toast';
import type { NewAccount } from '@/lib/accounts/schema/users';

const MARK = 'link-mailed';
/** An address may be kept, and followed again long after the link. */
const NEW_FOR_MS = 60 * 60_000;

/** Where a sign-up leads, with a mark for the page to say that a link was mailed: it is loaded anew and remembers nothing. */
export function arrivalAfterSignUp(path: string, { isLinkMailed }: Pick<NewAccount, 'isLinkMailed'>): string {
  if (!isLinkMailed) return path;
  const { pathname, searchParams, hash } = new URL(path, location.origin);
  searchParams.set(MARK, 'yes');
  return `${pathname}?${searchParams}${hash}`;
}

/** Says it once, on the page that a sign-up led to. */
export function sayLinkMailed(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(MARK)) return;
  address.searchParams.delete(MARK);
  history.replaceState(history.state, '', address);
  const user = readStoredUser();
  if (!user || Date.now() - Date.parse(user.createdAt) > NEW_FOR_MS) return;
  toastLinkMailed(user.email);
}

export function toastLinkMailed(email: string): void {
  toast({
    title: 'Please confirm your email address',
    description: `We emailed a link to ${email}. It works for 24 hours.`,
    durationMs: 20_000,
  });
}
