/** On one day, from one network address: more than a family or a small office opens. */
export const MANY_ACCOUNTS = 10;

/** On one day, by one account, for owners of another last name: more than somebody locks for parents and friends. */
export const MANY_FOREIGN_HOMES = 10;
