import { guardedActs } from '@/lib/accounts/rules/guarded';

type Feature = { name: string; says: string; href: string };

/** What is in force in the version that runs. What is being built is not in this list. */
export const securityFeatures: Feature[] = [
  {
    name: 'Evidence log',
    says: 'Append-only Merkle tree (RFC 9162) over salted commitments, with signed checkpoints.',
    href: '/security/whitepaper#evidence-log',
  },
  {
    name: 'Proof files',
    says: 'One page that checks itself in any modern browser with the network off.',
    href: '/security/whitepaper#proof-files',
  },
  {
    name: 'Passwords',
    says: 'argon2id, 19 MiB and 2 passes; common passwords are refused.',
    href: '/security/whitepaper#passwords',
  },
  {
    name: 'Sessions',
    says: 'Encrypted cookies out of the reach of scripts; each login can be ended on the server, one or all at once.',
    href: '/security/whitepaper#sessions',
  },
  {
    name: 'Unlock codes',
    says: 'Sealed with AES-256-GCM, bound to the lock that they belong to.',
    href: '/security/whitepaper#encryption',
  },
  {
    name: 'Documents',
    says: 'AES-256-GCM in segments, under a random key for each; the type is checked by content.',
    href: '/security/whitepaper#documents',
  },
  {
    name: 'Redacted copies',
    says: 'Covered pages are redrawn, and the copy is searched for what was covered.',
    href: '/security/whitepaper#redaction',
  },
  {
    name: 'PIN and passkeys',
    says: `Asked for before ${guardedActs}.`,
    href: '/security/whitepaper#step-up',
  },
  {
    name: 'Rate limits',
    says: 'Counted in the database, so all servers count together.',
    href: '/security/whitepaper#rate-limits',
  },
  {
    name: 'Script policy',
    says: 'No inline script runs without a hash or a nonce.',
    href: '/security-headers#content-policy',
  },
  {
    name: 'Audit trail',
    says: 'Every change of an account, a lock, a payment or a document, in rows that cannot be changed.',
    href: '/security/whitepaper#access',
  },
];
