import { integration, together, type Claim } from './claim';

const reset = integration(
  'api/users/password-reset/confirm.mail',
  'gives the account the new password and ends every session',
);
const changed = integration(
  'api/users/password/post.mail',
  'changes the password, keeps this session and ends the others, with what was confirmed in them',
);
const told = integration('api/users/password/post.mail', 'tells the account, and leaves an audit event');
const asked = integration(
  'api/users/email/confirm.mail',
  'needs the session or the password of the account: its reader may never have asked',
);
const stopped = integration('api/users/email/keep.mail', 'stops a change that waits, and ends every session');
const back = integration('api/users/email/keep.mail', '%s takes back a change that was made');
const unchanged = integration('api/users/email/change.mail', 'mails both addresses and changes nothing yet');
const noMail = integration(
  'api/users/email/without-mail',
  'no other address can be asked for, because nobody could confirm it',
);
const hashes = integration(
  'api/security/recovery-codes/post',
  'makes ten codes, keeps their hashes alone, and tells the account',
);

/** What screens, emails and notices say of a new password and of another address. */
export const recoveryScreenClaims: Claim[] = [
  ...together('components/accounts/confirm-email.tsx', [asked], 'close this page, and nothing changes.'),
  ...together(
    'components/accounts/keep-email.tsx',
    [stopped, back],
    'Every device is logged out.',
    'this stops the change, or takes it back where it was made, and logs out every device.',
  ),
  ...together('components/accounts/recovery-code-dialog.tsx', [hashes], 'Nobody can show them to you again.'),
  ...together(
    'components/accounts/reset-password.tsx',
    [reset],
    'Every device is logged out.',
    'Every device is logged out then.',
  ),
  ...together(
    'components/accounts/settings/address-form.tsx',
    [noMail],
    'so nobody could confirm another address here.',
  ),
  ...together('components/accounts/settings/address-form.tsx', [unchanged], 'Until then nothing changes.'),
  ...together(
    'components/accounts/settings/password-form.tsx',
    [changed, told],
    'Every other device is logged out.',
    'Every other device is logged out when you change it',
  ),
  ...together(
    'lib/accounts/commands/account-letters.ts',
    [reset, integration('api/users/password-reset/confirm.mail', 'works for 30 minutes')],
    'If that was you, open this link within … minutes and choose one.',
    'Every device is logged out then.',
  ),
  ...together(
    'lib/accounts/commands/account-letters.ts',
    [asked, integration('api/users/email/confirm.mail', 'comes too late after 30 minutes')],
    'If that was you, please confirm it within … minutes, logged in or with the password of your account.',
    'Without your confirmation nothing changes.',
  ),
  ...together(
    'lib/accounts/commands/account-letters.ts',
    [stopped, back, integration('api/users/email/keep.mail', 'works for a day')],
    'keep this address within … hours: the link below …, and logs out every device.',
  ),
  ...together(
    'lib/accounts/commands/change-address.ts',
    [noMail],
    'so nobody could confirm another address.',
  ),
  ...together('lib/accounts/commands/keep-address.ts', [stopped], 'and every device was logged out.'),
  ...together('lib/accounts/commands/password-mail.ts', [reset], 'that logs out every device.'),
  ...together('lib/accounts/content/password-news.ts', [changed], 'and every other device was logged out.'),
  ...together(
    'lib/accounts/content/password-news.ts',
    [reset, integration('api/users/password-reset/confirm.mail', 'disconnects every app')],
    'Every device was logged out, and every app disconnected.',
  ),
];
