/** Names and parcels that an account may watch beside its locked properties, without paying. */
export const FREE_WATCHES = 10;
/** How far back a new watch looks. */
export const WATCH_BACK_DAYS = 30;
/** How far back it is counted what recordings were compared. */
export const COMPARED_DAYS = 30;
