/** Anyone who has an account may bill anybody: said wherever a stranger reads who the sender is. */
export const SENDER_UNCHECKED = 'We have not checked who the sender is. Pay only what you expect.';
