/** So long it can be looked up why a notary was or was not asked. */
export const ROUNDS_KEPT_DAYS = 365;
