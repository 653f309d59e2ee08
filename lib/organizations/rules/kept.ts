/** So long it is known who was invited, from the day on which the link stopped working. */
export const INVITATIONS_KEPT_DAYS = 90;
