/** Where the search is asked: by its window, and by the assistant. */
export const SEARCH_URL = '/api/search';
