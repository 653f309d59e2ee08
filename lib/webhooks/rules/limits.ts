/** Of an organization, for live and for test events each. */
export const MOST_ENDPOINTS = 20;
