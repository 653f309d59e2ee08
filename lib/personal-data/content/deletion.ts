/** What deleting an account does, and what stays and why. The privacy policy says the same. */
export const whatGoes = [
  'Your name, email address, phone number, password, PIN, passkeys and recovery codes, and every session.',
  'Your documents, redacted copies and links to them: their keys are destroyed at once, and the encrypted bytes are removed after that.',
  'What your locks say about properties and people, and everything that opens your entries in the evidence log. Proof files that you saved keep working.',
  'Places, instructions, messages and comments of your notary requests, and as a notary your profile, papers and hours.',
  'As a notary, your journal. Download it first: the law of your state can ask you to keep it for years.',
  'Notices, how you are told, and under your confirmed address copies of our emails and what you sent us through forms.',
] as const;

export const whatStays = [
  'Entries of the evidence log: each is a hash and a time, and tells nothing once what opened it is erased.',
  'Payments, refunds, plans and invoices, as long as accounting and tax law requires. Invoices keep the names and addresses on them; the rest is tied to a random number alone.',
  'That a visit took place, with its kind, time, price and stars, for the other party.',
  'What a notary wrote about an act of yours into a journal of their own, as the law asks of notaries.',
  'What others were told: a notice or an email to the other party of a visit, or to the owners of an organization that you joined, can hold your name.',
  'The name or address that you typed to open a document that somebody shared with you: it stays with them.',
  'The audit trail: what was done and when, with random numbers instead of names.',
  'Stripe keeps what it knows of card payments under its own rules.',
] as const;

/** Of money: said before it is lost. */
export const OLD_CREDITS =
  'A payment that you have not used for a property and that is too old to go back is lost.';
