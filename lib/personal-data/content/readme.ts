type Listed = { file: string; holds: string };

/** The files of an export that are always in it, and what each holds. */
export const exportedFiles: readonly Listed[] = [
  { file: 'account.json', holds: 'your name, addresses, role, PIN and passkeys, without what opens them' },
  { file: 'sessions.json', holds: 'where you were logged in during the last month' },
  { file: 'apps.json', holds: 'the apps that were connected to your account, and what they could do' },
  {
    file: 'properties.json',
    holds:
      'your locks, without their unlock codes, with what you announced and the recordings that match; the folder properties has a proof of each',
  },
  {
    file: 'watches.json',
    holds: 'the further names and parcels that you watch, with the recordings that match',
  },
  {
    file: 'documents.json',
    holds: 'what we know of your documents; the folder documents has the files and their proofs',
  },
  {
    file: 'generated.json',
    holds: 'what you made with the document generator: your answers, the text and what our rules found',
  },
  { file: 'hashes.json', holds: 'the hashes that you entered; the folder hashes has a proof of each' },
  { file: 'requests.json', holds: 'your requests for a notary, with prices, and your reviews' },
  {
    file: 'visits.json',
    holds: 'as a notary, the visits that you took on, without your clients’ names and addresses',
  },
  { file: 'messages.json', holds: 'what you and the other party of a visit wrote to each other' },
  {
    file: 'invoices.json',
    holds:
      'the invoices that you made and received, and how they were paid; the folder invoices has the PDFs',
  },
  {
    file: 'payments.json',
    holds: 'your payments, refunds and disputes; the folder receipts has the receipts',
  },
  { file: 'plan.json', holds: 'the plans that you had, and what you paid for them' },
  {
    file: 'notary.json',
    holds: 'as a notary, your profile, credentials, hours and offers; the folder papers has the papers',
  },
  {
    file: 'journal.json',
    holds: 'as a notary, the entries of your journal',
  },
  { file: 'alerts.json', holds: 'your alerts, with what was seen and what you said of them' },
  { file: 'notices.json', holds: 'what we told you in your account' },
  { file: 'notificationSettings.json', holds: 'how you want to be told, and the browsers with push' },
  { file: 'emails.json', holds: 'what we emailed to you, if you confirmed your address' },
  { file: 'cases.json', holds: 'what you wrote to us on the contact page, logged in' },
  { file: 'fraudCases.json', holds: 'what you reported as fraud, logged in, and what came of it' },
  {
    file: 'verifications.json',
    holds:
      'what programs that act for you had verified of documents: what was looked at and found, and not the documents',
  },
  {
    file: 'organization.json',
    holds: 'the organization that you are a member of, as what, and what you share with it',
  },
  { file: 'sent.json', holds: 'forms that you sent to us under your address, if you confirmed it' },
  { file: 'activity.json', holds: 'what was done with all of this, when, and whether it was you' },
];

/** The first file of an export, in plain text. */
export function exportReadme({ at, email }: { at: Date; email: string }): string {
  return [
    'Everything that DeedGuard & GuardSign keeps about an account',
    '',
    `Account: ${email}`,
    `As it was on ${at.toISOString()}. What came later is not in it.`,
    '',
    'The .json files are for programs. Times are in UTC, amounts in cents. A proof opens in any',
    'browser and checks itself without us.',
    '',
    ...exportedFiles.map(({ file, holds }) => `${file}\n  ${holds}`),
    '',
    'not-included.txt is there only if something was deleted while this was made.',
    '',
    'Secrets are left out: hashes of your password, PIN and codes, keys of passkeys and unlock codes.',
    'Counters against abuse are left out too.',
    '',
  ].join('\r\n');
}
