/** What deleting an account does. The privacy policy says the same. */
export const whatGoes = [
  'Your name, email address, phone number, password, PIN, passkeys and recovery codes, and every session.',
  'Your documents, redacted copies and links to them: their keys are destroyed at once, and the encrypted bytes are removed after that.',
  'What your locks say about properties and people, and everything that opens your entries in the evidence log. Proof files that you saved keep working.',
  'Places, instructions, messages and comments of your notary requests, and as a notary your profile, papers and hours.',
  'As a notary, your journal. Download it first: the law of your state can ask you to keep it for years.',
  'Notices, how you are told, and under your confirmed address copies of our emails and what you sent us through forms.',
] as const;

/** Of money: said before it is lost. */
export const OLD_CREDITS =
  'A payment that you have not used for a property and that is too old to go back is lost.';
