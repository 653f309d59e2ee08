/** That an organization registers. */
export const MOST_APPS = 20;
