/** For how long a link works. */
export const LINK_HOURS = 24;
/** For how long the row of a link is kept after it expired. */
export const LINK_KEPT_HOURS = 24;
/** Of a link for somebody who waits for it: as long as others who ask can keep a new one from going out. */
export const SOON_MINUTES = 60;
/** Of one that makes whoever opens it the owner of something. */
export const QUICK_MINUTES = 30;
/** Of one that asks an owner whether a partner may have their property locked. */
export const CONSENT_DAYS = 7;
/** Of an invitation: it may lie over a week's vacation. */
export const INVITATION_DAYS = 7;
