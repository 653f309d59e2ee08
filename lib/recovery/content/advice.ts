/** Said wherever a letter, a deadline or a step is. */
export const NO_LEGAL_ADVICE =
  'This is not legal advice. We are not your lawyers, and we have not checked who is right. Have a lawyer look at it before you rely on it.';
