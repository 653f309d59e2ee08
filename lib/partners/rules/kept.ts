/** So long it is known who asked for an offer that is not there, and who was declined as a partner. */
export const ASKED_KEPT_DAYS = 730;
