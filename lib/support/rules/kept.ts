/** So long a closed case can be opened again. */
export const CLOSED_CASES_KEPT_DAYS = 365;
