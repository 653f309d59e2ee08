import { integration, together, type Claim } from './claim';

const deletion = 'api/users/[userId]/delete.alone';
const exporting = 'api/users/export/post';
const making = 'api/users/export/[id]/get';
const erased = integration(deletion, 'leaves nothing of the person but the invoices that others keep');
const files = integration(exporting, 'holds the files themselves, with proofs, invoices and receipts');
const words = integration(exporting, 'holds what they wrote, and what was written to them');
const lists = integration(exporting, 'answers a ZIP with a list of each kind, and a text that explains them');
const content = 'lib/personal-data/content';

/** The pages Sessions and Your data, and the file that the second hands out. */
export const personalDataScreenClaims: Claim[] = [
  ...together(
    'components/accounts/session-list.tsx',
    [
      integration(
        'api/users/sessions/delete',
        'ends every other session of the account, and leaves this one',
      ),
    ],
    'You are signed out everywhere else',
  ),
  ...together('app/(slim)/account-deleted/page.tsx', [erased], 'You are signed out on all of your devices.'),
  ...together(
    'components/accounts/session-list.tsx',
    [integration('api/users/sessions/[id]/delete', 'answers 401 and ends nothing')],
    'Nothing was ended.',
  ),
  ...together(
    'components/personal-data/delete-panel.tsx',
    [integration(deletion, 'to anybody but its owner, admins too')],
    'Nothing was deleted.',
  ),
  ...together(
    'components/personal-data/export-panel.tsx',
    [integration(exporting, 'to a visitor')],
    'Nothing was downloaded.',
  ),
  ...together('components/personal-data/export-panel.tsx', [lists], 'A text in it explains every file.'),
  ...together(
    ['components/personal-data/export-panel.tsx', 'lib/personal-data/commands/export-job.ts'],
    [integration(making, 'tells when it could not be made, and can be asked for again')],
    'Nothing was changed.',
  ),
  ...together(
    'lib/personal-data/commands/export-job.ts',
    [integration(making, 'can be downloaded for a day, and is gone after that, with its key and its bytes')],
    'Download it within … hours, signed in.',
  ),
  ...together(
    `${content}/deletion.ts`,
    [erased],
    'Your name, email address, phone number, password, PIN, passkeys and recovery codes, and every session.',
    'What your locks say about properties and people, and everything that opens your entries in the evidence log.',
  ),
  ...together(
    `${content}/deletion.ts`,
    [integration(deletion, 'leaves every other proof of the log as it was, and finds the file no longer')],
    'Entries of the evidence log: each is a hash and a time, and tells nothing once what opened it is erased.',
  ),
  ...together(
    `${content}/readme.ts`,
    [files],
    'your locks, without their unlock codes; the folder properties has a proof of each',
    'the hashes that you entered; the folder hashes has a proof of each',
  ),
  ...together(
    `${content}/readme.ts`,
    [words],
    'what you and the other party of a visit wrote to each other',
    'what was done with all of this, when, and whether it was you',
  ),
  ...together(
    `${content}/readme.ts`,
    [lists],
    'Everything that DeedGuard & GuardSign keeps about an account',
  ),
  ...together(
    `${content}/readme.ts`,
    [integration(exporting, 'names what was deleted meanwhile, and is whole without it')],
    'not-included.txt is there only if something was deleted while this was made.',
  ),
];
