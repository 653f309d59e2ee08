/** What an owner may say of an alert; words of their own come on top. */
export const resolveChoices = [
  'This was me',
  'I expected it',
  'A mistake in the record',
  'Dealt with it',
  'Something else',
] as const;
