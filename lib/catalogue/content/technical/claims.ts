import type { Claim } from '@/lib/catalogue/schema';

/** A statement that our material makes, beside what can be said today. */
type ClaimStanding = Claim & { today: string };

export const securityClaims: ClaimStanding[] = [
  {
    claim: 'AES-256 encryption',
    today:
      'True for documents, their keys, PINs and unlock codes (AES-256-GCM). Names and addresses stand readable in the database.',
  },
  {
    claim: 'Keys are rotated every 90 days',
    today: 'Not by the calendar. One command seals everything anew under a new key, at any time.',
  },
  {
    claim: 'Incidents are disclosed within 24 hours',
    today: 'A promise. Nobody outside has checked a process behind it.',
  },
  {
    claim:
      'Transactions are kept for 7 years, security logs for 2 years (another of our texts says 10 years)',
    today:
      'Neither period is built in. The database refuses to delete log entries and the audit trail. Other records stay until somebody deletes them by hand.',
  },
  {
    claim: 'Role-based and attribute-based access control',
    today:
      'The first is in part true: an account is an owner, a notary, a partner or an admin, and each record answers to its owner alone. There are no attribute-based rules.',
  },
  {
    claim: 'Biometric and PIN verification',
    today:
      'True for whoever sets them: a PIN or a passkey is then asked before a release, a download and a shared link. We see no fingerprint and no face; the device checks them.',
  },
];

export const operationsClaims: ClaimStanding[] = [
  {
    claim: 'Verified on several blockchain networks',
    today:
      'Evidence is in one log of our own. No checkpoint is anchored in a public blockchain. Where our screens say blockchain, they mean this log.',
  },
  {
    claim: '99.9% uptime over 30 days',
    today: 'Not measured. [System health](/health) shows what answers at this moment, and keeps no record.',
  },
  {
    claim: 'Response time of 120 ms and a success rate of 98.7%',
    today:
      'Not measured in operation. [System health](/health) shows how long the calls of your own browser take.',
  },
];

/** As rows of a paper's table. */
export function claimRows(claims: ClaimStanding[]): string[][] {
  return claims.map(({ claim, today }) => [claim, today]);
}
