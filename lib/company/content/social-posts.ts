type SocialPost = {
  id: string;
  channel: string;
  /** The most characters that the channel takes in one post. */
  maxCharacters: number;
  text: string;
};

/** Launch copy, to be pasted as it is. */
export const socialPosts: SocialPost[] = [
  {
    id: 'x',
    channel: 'X',
    maxCharacters: 280,
    text: 'Your deed is the paper your home depends on. DeedGuard gives it dated evidence that anyone can check, even offline. $99 once per property. It cannot stop a county from recording a deed, and we say so. #DeedGuard',
  },
  {
    id: 'instagram',
    channel: 'Instagram',
    maxCharacters: 2200,
    text: `A date for your deed that nobody can move.

Lock it, keep the proof, check it offline.
$99 once per property.

Evidence, not a wall: a lock cannot stop a county from recording a deed.

#DeedGuard #GuardSign #homeowners #notary`,
  },
  {
    id: 'linkedin',
    channel: 'LinkedIn',
    maxCharacters: 3000,
    text: `Today we open DeedGuard and GuardSign.

DeedGuard puts a lasting date on what an owner states about a property deed: a sealed entry in a public, append-only log, and a proof file that checks itself in any browser without us. $99 once per property, with a 30-day money-back guarantee.

GuardSign brings clients and notaries together. A request goes to one notary at a time, and you see on a map when they will arrive.

What we do not promise: a private lock cannot stop a county from recording a deed. It gives dated evidence, alerts and a controlled release. Alerts compare the county indexes that are delivered to us.

Title companies, law firms, lenders and recorders: we would like to talk.`,
  },
  {
    id: 'facebook',
    channel: 'Facebook',
    maxCharacters: 2000,
    text: `Do you know what is on record about your house today? Most of us look once, when we buy.

With DeedGuard you lock what you state about your deed, with a date that nobody can move. You keep a proof file that works even without us. It costs $99 once per property, and you have 30 days to change your mind.

It cannot stop a county from recording a deed. It helps you show what you stated, and when.`,
  },
];
