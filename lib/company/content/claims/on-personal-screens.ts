import { integration, route, screen, together, unit, type Claim } from './claim';

const deletion = 'lib/personal-data/content/deletion.ts';
const readme = 'lib/personal-data/content/readme.ts';
const deleted = 'api/users/[userId]/delete.mail';

const reset = integration(
  'api/users/password-reset/confirm.mail',
  'gives the account the new password and ends every session',
);
const listed = integration(
  'api/users/sessions/get',
  'lists where the account is signed in, this session first, then as they were last used',
);
const others = integration(
  'api/users/sessions/delete',
  'ends every other session of the account, and leaves this one',
);
const zip = integration(
  'api/users/export/post',
  'answers a ZIP with a list of each kind, and a text that explains them',
);
const files = integration(
  'api/users/export/post',
  'holds the files themselves, with proofs, invoices and receipts',
);
const words = integration('api/users/export/post', 'holds what they wrote, and what was written to them');
const secrets = integration('api/users/export/post', 'holds nothing that opens anything');
const large = integration(
  'api/users/export/[id]/get',
  'can be downloaded for a day, and is gone after that, with its key and its bytes',
);
const failed = integration(
  'api/users/export/[id]/get',
  'tells when it could not be made, and can be asked for again',
);
const erased = integration(deleted, 'leaves nothing of the person but the invoices that others keep');
const keys = integration(deleted, 'destroys the keys of every file, and a job removes the bytes');
const proofs = integration(
  deleted,
  'leaves every other proof of the log as it was, and finds the file no longer',
);
const shut = integration(deleted, 'lets nobody in with the old password, and the address open a new account');
const signedOut = screen('accounts/session-list', 'ends all others at once');

/** What the settings of an account, its letters and its data say without exception. */
export const personalScreenClaims: Claim[] = [
  ...together('lib/site/site-descriptions.ts', [reset], 'Every device is logged out then.'),
  ...together(
    'components/accounts/session-list.tsx',
    [others, signedOut],
    'You are logged out everywhere else',
  ),
  ...together(
    'components/accounts/session-list.tsx',
    [screen('accounts/session-list', 'says why one could not be ended, and shows what is left')],
    'Nothing was ended.',
  ),
  ...together(
    'lib/site/site-descriptions.ts',
    [listed, route('DELETE /api/users/sessions/[id]')],
    'each browser, when it was last used, and a button that logs it out.',
  ),
  ...together(
    'lib/site/site-descriptions.ts',
    [
      integration(
        'api/deedguard/locked-deeds/get',
        'lists the own locks in every state, newest first, those in force with their unlock codes',
      ),
    ],
    'Your properties with the state of each lock',
  ),
  ...together('app/(slim)/account-deleted/page.tsx', [shut], 'You are logged out on all of your devices.'),
  ...together('components/personal-data/export-panel.tsx', [zip], 'A text in it explains every file.'),
  ...together(
    'components/personal-data/export-panel.tsx',
    [screen('personal-data/data-settings.alone', 'says at the field that the password is wrong')],
    'Nothing was changed.',
  ),
  ...together('lib/personal-data/commands/export-job.ts', [failed], 'Nothing was changed.'),
  ...together('lib/personal-data/commands/export-job.ts', [large], 'Download it within … hours, logged in.'),
  ...together(
    deletion,
    [erased, keys],
    'passkeys and recovery codes, and every session.',
    'their keys are destroyed at once',
    'and everything that opens your entries in the evidence log.',
  ),
  ...together(
    'lib/accounts/content/deletion.ts',
    [proofs, unit('evidence/proof', 'shows a commitment and the time, and nothing else')],
    'each is a hash and a time, and reveals nothing once its private record is erased.',
  ),
  ...together(
    readme,
    [files],
    'the folder properties has a proof of each',
    'the folder hashes has a proof of each',
  ),
  ...together(
    readme,
    [words],
    'what you and the other party of a visit wrote to each other',
    'what was done with all of this',
  ),
  ...together(readme, [zip, secrets], 'Everything that DeedGuard & GuardSign keeps about an account'),
  ...together(
    readme,
    [integration('api/users/export/post', 'names what was deleted meanwhile, and is whole without it')],
    'not-included.txt is there only if something was deleted while this was made.',
  ),
];
