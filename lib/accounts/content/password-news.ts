/** How a password was changed, as the audit trail says it. */
export type PasswordChange = 'password.changed' | 'password.reset';

/** What an account is told of it. */
export const passwordNews: Record<PasswordChange, { title: string; what: string }> = {
  'password.changed': {
    title: 'Your password was changed',
    what: 'Your password was changed in the settings of your account, and every other device was logged out.',
  },
  'password.reset': {
    title: 'Your password was changed',
    what: 'A new password was chosen with a link that was made for your account, and every device was logged out.',
  },
};
