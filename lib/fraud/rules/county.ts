/** Why no county was told of a report. */
export type CountyUntold =
  | 'visitor'
  | 'partner'
  | 'no_lock'
  | 'unconfirmed'
  | 'ended'
  | 'unpaid'
  | 'contested'
  | 'no_contact'
  | 'no_mail';

/** Whom of a county we may write to, and how we know. */
export type CountyContact = {
  name: string;
  email: string;
  /** the page or paper that names the address */
  source: string;
  /** the month for which it says so: `2026-11` */
  asOf: string;
};

type Asked = {
  isLoggedIn: boolean;
  hasConfirmedAddress: boolean;
  /** the reporter's own lock of that property */
  lock: { status: 'due' | 'paid' | 'released'; isContested: boolean } | null;
  contact: CountyContact | null;
  sendsMail: boolean;
};

/**
 * Whether a report also goes to the county. Only for an owner whom a paid and uncontested lock ties to the property: else
 * strangers could have us write to counties.
 */
export function decideCounty(asked: Asked): { contact: CountyContact } | { untold: CountyUntold } {
  const { isLoggedIn, hasConfirmedAddress, lock, contact, sendsMail } = asked;
  if (!isLoggedIn) return { untold: 'visitor' };
  if (!lock) return { untold: 'no_lock' };
  if (lock.status === 'released') return { untold: 'ended' };
  if (lock.status === 'due') return { untold: 'unpaid' };
  if (lock.isContested) return { untold: 'contested' };
  if (!hasConfirmedAddress) return { untold: 'unconfirmed' };
  if (!contact) return { untold: 'no_contact' };
  return sendsMail ? { contact } : { untold: 'no_mail' };
}

const reasons: Record<CountyUntold, string> = {
  visitor: 'We write to a county for an owner who is logged in and has locked the property.',
  partner: 'A partner of ours reported this for an owner. We write to a county for the owner alone.',
  no_lock: 'We write to a county about a property that you have locked here, and this is not one of yours.',
  ended: 'Your lock of this property has ended.',
  unpaid: 'Your lock of this property is not paid yet.',
  contested: 'Another account has locked this property too, so we do not know whose it is.',
  unconfirmed: 'Your email address is not confirmed yet.',
  no_contact: 'We know of no address of this county’s recorder for such reports.',
  no_mail: 'This server sends no email.',
};

/** Why the county was not told, in words for its reporter. */
export function sayUntold(untold: CountyUntold): string {
  return reasons[untold];
}

/** We, in a list of those who get a report. */
export const US = 'DeedGuard & GuardSign';
