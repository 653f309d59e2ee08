/** How long a notice stays in the list. */
export const KEPT_DAYS = 180;

/** How long one that was deleted can be brought back. */
export const DELETED_HOURS = 24;
