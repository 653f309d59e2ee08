import { LINK_HOURS, SOON_MINUTES } from '@/lib/platform/link-times';
import { integration, route, screen, together, unit, value, type Claim } from './claim';

const once = integration(
  'api/security/step-up/post-recovery-code',
  'confirms the sign-in, uses the code up, and tells the account',
);
const ended = integration(
  'api/security/undo/post',
  'takes the first guard off again with the codes that came with it, and ends every session',
);
const later = integration(
  'api/security/undo/post-later-changes',
  'takes the later ones back too, and their links are used',
);
const only = integration(
  'api/security/undo/post-password',
  'takes only away what was added, without the password: %s',
);
const reset = integration(
  'accounts/reset-guards.mail',
  'removes them all, ends every session, and leaves an audit event',
);
const last = integration(
  'api/security/pin/delete',
  'leaves the account without a guard at once when it was the last one',
);
const confirmed = integration(
  'api/users/email/verify.mail',
  'does nothing for whoever only reads the mail: somebody else may have opened the account',
);
const waits = integration(
  'partners/confirmation.mail',
  'waits for its link: nobody sees it, and nobody is told, whoever’s address it gives',
);
const passkey = integration(
  'api/auth/webauthn/verify/post',
  'adds the passkey, tells the account, and confirms the sign-in',
);

/** What screens, emails and notices of an account say without exception. */
export const accountScreenClaims: Claim[] = [
  ...together('app/(slim)/enroll/biometric/page.tsx', [passkey], 'none of these ever reach us.'),
  ...together(
    'components/accounts/recovery-code-dialog.tsx',
    [
      once,
      integration(
        'api/security/recovery-codes/post',
        'makes ten codes, keeps their hashes alone, and tells the account',
      ),
    ],
    'They are shown this once; each works once.',
  ),
  ...together(
    'lib/accounts/commands/account-letters.ts',
    [integration('api/users/device-link.mail', 'takes a link once, within 60 minutes')],
    'If you want to log in, open this link within … minutes in the browser that you want to use.',
  ),
  ...together(
    'lib/accounts/commands/account-letters.ts',
    [later, ended],
    'If it was not, undo it within … hours: that takes back this change and every later one of your PIN, passkeys and recovery codes, and logs out every device.',
  ),
  ...together(
    'lib/accounts/commands/account-letters.ts',
    [integration('api/users/email/verify.mail', 'does not take a link that is a day old')],
    'If that was you, please do so within … hours',
  ),
  ...together(
    'components/accounts/device-link-offer.tsx',
    [
      value(SOON_MINUTES, 'SOON_MINUTES'),
      integration('api/users/device-link.mail', 'takes a link once, within 60 minutes'),
    ],
    `Open it in this browser within ${SOON_MINUTES} minutes`,
  ),
  ...together(
    'components/accounts/guards-loading.tsx',
    [screen('accounts/pin-settings', 'say so, and can be read again')],
    'Nothing was changed.',
  ),
  ...together(
    'components/accounts/confirm-email.tsx',
    [confirmed],
    'close this page, and the account can do none of these.',
  ),
  ...together('components/accounts/confirm-email.tsx', [waits], 'Nothing happens unless you confirm.'),
  ...together(
    'components/accounts/know-browser.tsx',
    [
      route('POST /api/users/device-link/open'),
      integration('api/users/device-link.mail', 'takes a link once, within 60 minutes'),
    ],
    'It logs nobody in.',
  ),
  ...together(
    'lib/accounts/commands/account-letters.ts',
    [integration('api/users/device-link.mail', 'takes a link once, within 60 minutes')],
    'The link alone logs nobody in.',
  ),
  ...together(
    'components/accounts/own-password.tsx',
    [integration('api/security/pin/post', 'is refused to an open session %s, and changes nothing')],
    'because nothing else guards your account yet.',
  ),
  ...together(
    'components/accounts/passkey-enrollment.tsx',
    [route('POST /api/security/pin')],
    'A PIN works in every browser.',
  ),
  ...together(
    'components/accounts/passkey-list.tsx',
    [
      integration(
        'api/security/passkeys/[id]/delete',
        'leaves the account without a guard at once when it was the last one',
      ),
    ],
    'nothing but your password will guard your locks, unlock codes and documents.',
  ),
  ...together(
    'components/accounts/pin-settings.tsx',
    [last],
    'Nothing but your password will then guard your locks, unlock codes and documents.',
  ),
  ...together(
    'components/accounts/pin-settings.tsx',
    [route('POST /api/security/pin')],
    'You can set a new PIN at any time.',
  ),
  ...together('components/accounts/recovery-code-dialog.tsx', [once], 'Each code works once.'),
  ...together(
    'components/accounts/recovery-codes.tsx',
    [once],
    'Each confirms that it is you once, when your PIN or your passkey is out of reach.',
    'Each code confirms that it is you once, when your PIN or your passkey is out of reach.',
  ),
  ...together(
    'components/accounts/recovery-codes.tsx',
    [
      integration(
        'api/security/recovery-codes/post',
        'replaces the codes from before, used ones too, and leaves those of others',
      ),
    ],
    'The codes you have now stop working at once.',
  ),
  ...together('components/session/step-up-ways.tsx', [once], 'Each works once.'),
  ...together(
    'components/accounts/undo-change.tsx',
    [only, ended],
    'anything that was added is taken away and every device is logged out; the link works once.',
    'Every device is logged out.',
  ),
  ...together(
    'components/accounts/undo-change.tsx',
    [later],
    'and every later change of your PIN, your passkeys and your recovery codes.',
  ),
  ...together(
    'components/accounts/undo-change.tsx',
    [
      screen(
        'session/mailed-link',
        'brings nothing back at the press of the second button, and does not say that anything was added',
      ),
    ],
    'Log out everywhere, bring nothing back',
  ),
  ...together(
    'lib/accounts/commands/undo.ts',
    [later, ended, only],
    '“…” and every later change of your PIN, passkeys and recovery codes were undone',
    'Anything that was added to your PIN, passkeys and recovery codes since “…” was taken away, and nothing brought back,',
    'and every device was logged out.',
  ),
  ...together(
    'lib/accounts/commands/reset-guards.ts',
    [reset],
    'Your PIN, your passkeys and your recovery codes no longer work, and every device is logged out.',
  ),
  ...together(
    'lib/accounts/commands/roles.ts',
    [
      integration(
        'accounts/set-role',
        'ends every session of the account: what was open before is not raised with it',
      ),
    ],
    'Every device was logged out.',
  ),
  ...together(
    'lib/accounts/commands/sign-in-tries.ts',
    [
      integration(
        'api/users/login/post-tries',
        'is told after ten, by mail and in the account, at most once a day',
      ),
    ],
    'Somebody entered ten or more wrong passwords for your account within an hour.',
  ),
  ...together(
    'lib/site/site-descriptions.ts',
    [ended, later],
    'with the link in our email, and log out every device.',
  ),
  ...together(
    'lib/partners/commands/confirmation.ts',
    [waits, integration('partners/confirmation.mail', 'is not there after a day')],
    'If that was you, please confirm it within … hours.',
    'Without your confirmation nothing happens, and what was sent is deleted.',
  ),
  ...together(
    'components/partners/applications/sent-notice.tsx',
    [value(LINK_HOURS, 'LINK_HOURS'), waits],
    `counts once you open it, within ${LINK_HOURS} hours.`,
  ),
  ...together(
    'components/accounts/confirm-email.tsx',
    [
      integration(
        'partners/application-mails.mail',
        'says that the application was approved, with our note and what follows',
      ),
    ],
    'The answer comes to this address, by email only.',
  ),
  ...together(
    'components/partners/applications/sent-notice.tsx',
    [
      integration(
        'partners/application-mails.mail',
        'says that the application was approved, with our note and what follows',
      ),
    ],
    'The answer comes by email only',
  ),
  ...together(
    'components/admin/abuse-table.tsx',
    [integration('platform/abuse', 'holds no address, and a mark that is another one each day')],
    'The same one has another code each day.',
  ),
  ...together(
    'components/shell/error-notice.tsx',
    [
      integration('platform/http/error-response', 'is a plain 500 without a word of SQL otherwise'),
      integration('evidence/append', 'leave nothing of one that failed'),
    ],
    'Everything that was confirmed to you before is kept',
  ),
  ...together(
    'components/kit/form.tsx',
    [screen('kit/form', 'says that the server could not be reached, and keeps what was typed')],
    'You are offline, and nothing was sent.',
    'Part of this page could not be loaded, and nothing was sent.',
  ),
  ...together(
    'lib/platform/http/error-response.ts',
    [
      integration('platform/http/error-response', 'is a plain 500 without a word of SQL otherwise'),
      integration('evidence/append', 'leave nothing of one that failed'),
    ],
    'Nothing was changed.',
  ),
  ...together(
    'components/system/health-state.ts',
    [screen('system/health-board', 'shows what answers, the size and the age of the log, and when that was')],
    'Every part that is measured here is operational.',
  ),
  ...together(
    'components/system/received-headers.tsx',
    [
      screen(
        'system/received-headers',
        'is asked for at its own address, and is as listed apart from its own hashes',
      ),
    ],
    'All … headers arrived as listed.',
  ),
  ...together(
    'lib/site/site-descriptions.ts',
    [unit('catalog/technical-papers', 'are given for each header that is sent, and for no other')],
    'The security headers and content policy of every answer, with the reason for each and a check in your browser.',
  ),
];
