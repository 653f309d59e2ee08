/** Where one fraud case is asked about, by its id or its number. */
export const fraudCaseUrl = (named: string) => `/api/fraud/cases/${named}`;
