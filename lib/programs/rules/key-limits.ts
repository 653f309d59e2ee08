/** Open ones of an organization. */
export const MAX_KEYS = 20;

/** For how many hours the old key works on once it was rolled. */
export const OVERLAP_HOURS = [0, 1, 24, 72] as const;
