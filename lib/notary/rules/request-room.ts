/** Requests that keep notaries busy: how many one account may have at a time, and while its address is not confirmed. */
export const REQUESTS_AT_ONCE = 10;
export const REQUESTS_UNCONFIRMED = 3;
