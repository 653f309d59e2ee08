/** Who comes online, on whose platform and by whose law: the same words in the form, on the request and in its emails. */
export const REMOTE_NOTARY =
  'Your notary may be commissioned in any state that lets its own notaries work online. The law of that state says how your identity is checked and whether the session is recorded; the notary’s own platform does both.';

/** How a client gets there. */
export const REMOTE_LINK =
  'The notary sends you the link to their video room in the messages of your request.';
