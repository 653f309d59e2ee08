/** How often one account may lock a property that somebody else has locked, within a day: each time mails them. */
export const LOCKS_A_DAY = 3;

/** How often all other accounts together may, before only those that pay have room. */
export const CONTESTS_A_DAY = 10;
