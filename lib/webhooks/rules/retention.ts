/** For so long an event can be looked at and sent again. */
export const EVENT_DAYS = 30;
