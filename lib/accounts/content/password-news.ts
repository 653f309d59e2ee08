/** How a password was changed, as the audit trail says it. */
export type PasswordChange = 'password.changed' | 'password.reset';

/** What an account is told of it. */
export const passwordNews: Record<PasswordChange, { title: string; what: string }> = {
  'password.changed': {
    title: 'Your password was changed',
    what: 'Your password was changed in the settings of your account, and every other device was logged out. Apps that you connected stay connected: see Settings, Connected apps.',
  },
  'password.reset': {
    title: 'Your password was changed',
    what: 'A new password was chosen with a link that was made for your account. Every device was logged out, and every app disconnected.',
  },
};

export const GUARDS_STAYED = 'Your PIN, passkeys and recovery codes stayed as they were.';
/** Of an account whose address was not confirmed by then: anybody could have opened it. */
export const GUARDS_REMOVED =
  'The address of this account had not been confirmed, so a PIN, passkeys and recovery codes that were set before no longer work. Please set new ones.';
