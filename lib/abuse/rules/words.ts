import { abuseKinds, type AbuseFilter, type AbuseKind, type AbusePattern } from '../schema';
import { limitNames } from './limit-names';

const limited = Object.entries(limitNames).map(([name, label]) => [`limited ${name}`, label]);

const names: Record<string, string> = {
  ...Object.fromEntries(limited),
  'limited contested-property': 'Locks of one property by many accounts',
  'limited unpaid-contests': 'Unpaid locks of other accounts’ properties, by one account',
  'limited evidence-of-property': 'Documents about one contested property',
  'refused path': 'Unreadable path',
  'refused host': 'Name that is not ours',
  'refused origin': 'Call from another site',
  'refused large-body': 'Body that is too large',
  'refused slow-body': 'Body that trickles',
  'refused return-address': 'Unreadable return address',
  'refused webhook': 'Webhook without a good signature',
  'refused passkey-copy': 'Passkey that looks copied',
  'locked pin': 'PIN',
  'poisoned time': 'Read for too long',
  'poisoned memory': 'Took too much memory',
  'poisoned crash': 'Ended its reader',
  'poisoned shape': 'Unpacks to too much',
  'opened account': 'Account',
};

export function kindLabel(kind: AbuseKind): string {
  return abuseKinds.find(({ value }) => value === kind)?.label ?? kind;
}

export function whatLabel({ kind, what }: { kind: AbuseKind; what: string }): string {
  return names[`${kind} ${what}`] ?? what;
}

/** What a filter leaves of the list. */
export function shownTitle({ kind, day }: AbuseFilter): string {
  const what = kind ? kindLabel(kind) : 'Everything';
  return day ? `${what} on ${day}` : what;
}

/** One sentence without names: it goes out by email too. */
export function patternText(pattern: AbusePattern): string {
  if (pattern.name === 'many-accounts') {
    return `${pattern.accounts} accounts were opened from one network address.`;
  }
  return `One account locked ${pattern.homes} homes whose owner has another last name.`;
}
