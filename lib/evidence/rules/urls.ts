/** Where the log is signed: the verification reads it, and the page of our services. */
export const CHECKPOINT_URL = '/api/log/checkpoint';
