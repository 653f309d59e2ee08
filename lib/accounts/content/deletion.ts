/** What stays of a deleted account, and why: said before it is deleted, and in the email about it. The privacy policy says the same. */
export const whatStays = [
  'Entries of the evidence log: each is a hash and a time, and reveals nothing once its private record is erased.',
  'Payments, refunds, plans and invoices, at least as long as accounting and tax law requires. No program deletes them; we delete older ones by hand. Invoices keep the names and addresses on them; the rest is tied to a random number alone.',
  'That a visit took place, with its kind, time, price and stars, for the other party.',
  'What a notary wrote about an act of yours into a journal of their own, as the law asks of notaries.',
  'What others were told: a notice or an email to the other party of a visit, or to the owners of an organization that you joined, can hold your name.',
  'The name or address that you typed to open a document that somebody shared with you: it stays with them.',
  'The audit trail: what was done and when, with random numbers instead of names.',
  'Stripe keeps what it knows of card payments under its own rules.',
] as const;
