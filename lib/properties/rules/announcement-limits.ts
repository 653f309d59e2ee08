/** How far ahead the last day of an announcement may be. */
export const ANNOUNCED_DAYS = 180;
/** Of one lock, at the same time. */
export const OPEN_ANNOUNCEMENTS = 20;
