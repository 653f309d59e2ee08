type Reason = { title: string; text: string };

/** Why a person would lock a deed here. */
export const reasons: Reason[] = [
  {
    title: 'A date nobody can move',
    text: 'The address and the owner become one entry in an append-only log. Not even we can change it or put it back in time.',
  },
  {
    title: 'Proof that works without us',
    text: 'The proof file checks itself in any modern browser with the network off. Give it to a lawyer, an insurer or a court clerk.',
  },
  {
    title: 'Private by design',
    text: 'The public log holds a sealed fingerprint, never your name or address. You choose who sees the rest.',
  },
  {
    title: 'A release only you can start',
    text: 'A lock ends with your unlock code. Its end becomes an entry of its own, dated like the lock.',
  },
];

export const lockDoes = [
  'Fixes in time what you stated about the property and its owner',
  'Tells you when something about the lock changes',
  'Ends only with your unlock code, on the record',
  'Gives you a file that proves all of this',
];

export const lockDoesNot = [
  'Stop a county from recording a document',
  'Change the title, or who owns the property',
  'Replace title insurance or a lawyer',
];
