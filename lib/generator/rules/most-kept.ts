/** Generated documents of one account. */
export const MOST_KEPT = 200;
