import type { Paper } from '@/lib/paper/paper';

export const press: Paper = {
  title: 'Press',
  summary:
    'A press release, texts for social networks and the early adopter offer, free to use, with the facts that belong beside them.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'press-release',
      title: 'Press release',
      blocks: [
        '**For immediate release**',
        '**DeedGuard and GuardSign give property owners evidence that anyone can check, and a way to a notary**',
        'Homeowners can now put a lasting date on what they state about their deed, for $99 once per property. DeedGuard, a new service for property owners in the United States, writes a sealed fingerprint of the statement into a public, append-only log and gives the owner a proof file. The file checks itself in any modern browser, with the network off and without DeedGuard’s servers.',
        'A forged document can be recorded without the owner hearing of it. A private service cannot stop a county from recording a deed, and DeedGuard says so beside every button. What it gives is dated evidence of what an owner stated and when, and a release that only the holder of an unlock code can start. Alerts for changes around a property are being built.',
        'An owner locks a deed first and pays within seven days. The public log holds no name and no address. If an owner asks for erasure, the private record is deleted and the log stays whole.',
        'GuardSign, the second service of the platform, brings clients and notaries together: in person, on the road and, where state law allows it, remote and online. A request goes to one notary at a time, and the client follows the one who accepts on a map.',
        'Early adopters receive 50% off the first year of a plan.',
        '**About DeedGuard and GuardSign.** DeedGuard gives owners dated evidence, alerts and a controlled release for property deeds. GuardSign connects clients with notaries. Both run on one platform whose log, proofs and security policies are open to anyone who wants to check them.',
      ],
    },
    {
      id: 'early-adopters',
      title: 'Early adopter offer',
      blocks: [
        { kind: 'note', text: '**Early adopters receive 50% off the first year.**' },
        {
          kind: 'list',
          items: [
            'The offer is for the first year of a [plan](/pricing), by the month or by the year. After it the plain price applies.',
            'Deed protection is $99 once and has no first year. The offer does not change it.',
            'Plans cannot be bought yet, so nothing has to be done today. How to take the offer up will stand here before the first plan is sold, with the last day for it.',
          ],
        },
        {
          kind: 'table',
          caption: 'The first year with 50% off',
          head: ['Plan', 'By the month', 'By the year'],
          rows: [
            ['Basic Protection', '$14.50 instead of $29', '$145 instead of $290'],
            ['Professional Guard', '$39.50 instead of $79', '$395 instead of $790'],
            ['Enterprise Shield', '$149.50 instead of $299', '$1,495 instead of $2,990'],
          ],
        },
      ],
    },
    {
      id: 'facts',
      title: 'Facts for an article',
      blocks: [
        {
          kind: 'table',
          caption: 'What can be written today',
          head: ['Subject', 'Fact', 'Where to check'],
          rows: [
            [
              'Price',
              '$99 once per property, 30-day money-back guarantee',
              '[Deed protection](/deedguard-protection)',
            ],
            [
              'What works',
              'Accounts with PIN and passkeys, deed locks, payment, release, the document vault with redaction and expiring links, the evidence log, proof files, public verification, notary requests with offers, tracking and messages, invoices with payment by card, applications of partners',
              '[Verify a proof](/verify)',
            ],
            ['What is being built', 'Alerts, document generator, assistant', '[Version](/version)'],
            [
              'The log',
              'Append-only Merkle tree after RFC 6962 and RFC 9162, signed with Ed25519',
              '[Security whitepaper](/security/whitepaper)',
            ],
            ['Data', 'No trackers, no sale of data', '[Privacy policy](/legal/privacy)'],
            ['Names', 'DeedGuard™ and GuardSign™, one word each', '[Intellectual property](/legal/ip)'],
          ],
        },
      ],
    },
    {
      id: 'please-write',
      title: 'How to write about a lock',
      blocks: [
        'Please do not write that a lock blocks, stops or makes impossible a forged deed. It does not, and readers who believe it would be worse off.',
        {
          kind: 'list',
          items: [
            '**Right:** “DeedGuard gives owners dated evidence, alerts and a controlled release.”',
            '**Right:** “It cannot stop a county from recording a deed.”',
            '**Wrong:** “With DeedGuard nobody can steal your house.”',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Questions from the press',
      blocks: [
        'Write through the form on [the enterprise page](/enterprise#contact), under “A question from the press”. Say by when you need an answer. There is no press telephone and no press mailbox yet.',
      ],
    },
  ],
};

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
    text: 'Your deed is the paper your home depends on. DeedGuard gives it dated evidence that anyone can check, even offline. $99 once per property. Early adopters: 50% off the first year of a plan. It cannot stop a county from recording a deed, and we say so. #DeedGuard',
  },
  {
    id: 'instagram',
    channel: 'Instagram',
    maxCharacters: 2200,
    text: `A date for your deed that nobody can move.

Lock it, keep the proof, check it offline.
$99 once per property.
Early adopters: 50% off the first year of a plan.

Evidence, not a wall: a lock cannot stop a county from recording a deed.

#DeedGuard #GuardSign #homeowners #notary`,
  },
  {
    id: 'linkedin',
    channel: 'LinkedIn',
    maxCharacters: 3000,
    text: `Today we open DeedGuard and GuardSign.

DeedGuard puts a lasting date on what an owner states about a property deed: a sealed entry in a public, append-only log, and a proof file that checks itself in any browser without us. $99 once per property, with a 30-day money-back guarantee.

GuardSign brings clients and notaries together. A request goes to one notary at a time, and you see on a map when they come.

What we do not promise: a private lock cannot stop a county from recording a deed. It gives dated evidence, alerts and a controlled release. Alerts are being built.

Early adopters receive 50% off the first year of a plan.

Title companies, law firms, lenders and recorders: we would like to talk.`,
  },
  {
    id: 'facebook',
    channel: 'Facebook',
    maxCharacters: 2000,
    text: `Do you know what is on record about your house today? Most of us look once, when we buy.

With DeedGuard you lock what you state about your deed, with a date that nobody can move. You keep a proof file that works even without us. It costs $99 once per property, and you have 30 days to change your mind.

It cannot stop a county from recording a deed. It helps you show what you stated, and when.

Early adopters receive 50% off the first year of a plan.`,
  },
];
