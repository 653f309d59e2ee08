/** How long a notice stays in the list. */
export const KEPT_DAYS = 180;

/** How long one that was deleted can be brought back. */
export const DELETED_HOURS = 24;

/** So long it can be seen what was mailed: longer than a bank takes up a disputed payment. */
export const MAILS_KEPT_DAYS = 730;
