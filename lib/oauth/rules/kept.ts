/** So long an app that registered itself is known without being connected to an account. */
export const UNUSED_REGISTRATION_DAYS = 30;
