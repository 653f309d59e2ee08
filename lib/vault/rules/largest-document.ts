/** Of one file. */
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;
