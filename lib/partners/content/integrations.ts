/** What a trade can do here today, each with the page where it is done. */
type TradeOffer = { title: string; text: string; href: string; link: string };

export type Trade = {
  /** Its partners, as a heading. */
  partners: string;
  lead: string;
  /** What is shown instead of the list when nobody is in it. */
  nobody: string;
  offers: TradeOffer[];
};

export const titleTrade: Trade = {
  partners: 'Title companies',
  lead: 'For title and settlement companies: a signing at the closing table, and evidence of what was signed.',
  nobody: 'No title company is a partner yet.',
  offers: [
    {
      title: 'Send a notary to the closing',
      text: 'One request names the place and the hour; you see the price before you ask.',
      href: '/notary-booking',
      link: 'Book a notary',
    },
    {
      title: 'Lock the deed on the day it records',
      text: 'The new owner leaves with a dated, checkable proof.',
      href: '/deedguard-protection',
      link: 'Protect a property',
    },
    {
      title: 'Meet the county’s format',
      text: 'Page size, margins, type and fees, with their sources.',
      href: '/recording/requirements',
      link: 'Recording requirements',
    },
  ],
};

export const attorneyTrade: Trade = {
  partners: 'Law firms',
  lead: 'For attorneys: notary law with its sources, encrypted papers, and proofs that hold without us.',
  nobody: 'No law firm is a partner yet.',
  offers: [
    {
      title: 'Look up the notary law of a state',
      text: 'Term, fee, bond and remote notarization, each fact with its date.',
      href: '/state-documents',
      link: 'State documents',
    },
    {
      title: 'Keep and share a client’s papers',
      text: 'A key for each document, redaction, and links that expire.',
      href: '/document-vault',
      link: 'Document vault',
    },
    {
      title: 'Check a proof that somebody hands you',
      text: 'Free, without an account, and on your own device.',
      href: '/verify',
      link: 'Verify a proof',
    },
  ],
};

export const builderTrade: Trade = {
  partners: 'Builders and developers',
  lead: 'For builders and developers: every lot handed over with its papers in order.',
  nobody: 'No builder is a partner yet.',
  offers: [
    {
      title: 'Hand out a builder kit',
      text: 'A page for the closing package, a letter to the buyer and a checklist for the table.',
      href: '/resources/builder-kit',
      link: 'Builder kit',
    },
    {
      title: 'Lock each deed at handover',
      text: '$99 a property, once, with a proof file for the buyer.',
      href: '/deedguard-protection',
      link: 'Protect a property',
    },
    {
      title: 'Talk about many lots at once',
      text: 'Terms for teams and systems are agreed case by case.',
      href: '/enterprise',
      link: 'Enterprise',
    },
  ],
};
