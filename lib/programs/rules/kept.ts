/** So long it is known whom an organization asked, where nothing came of it. */
export const UNANSWERED_KEPT_DAYS = 90;
/** So long what test calls made is there. */
export const SANDBOX_KEPT_DAYS = 90;
/** How often a key called: a year can be compared with the one before, and the month that is not over. */
export const USAGE_KEPT_MONTHS = 13;
