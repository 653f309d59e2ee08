import type { Claim } from '@/lib/catalogue/schema';
import type { PaperSection } from '@/lib/paper/paper';

const compliance: Claim = { claim: 'This platform complies with GDPR, CCPA and CPRA.' };

/** Which data, and why. */
export const dataSections: PaperSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    blocks: [
      {
        kind: 'list',
        items: [
          'We keep what a lock, a payment or a visit needs, and nothing to learn about you beyond that.',
          'We do not sell your data, and we do not share it for advertising. There are no trackers and no advertising cookies here.',
          'The public evidence log holds salted commitments and times. It holds no name, no address and no document.',
          'You can ask to see your data, correct it, take it with you and have it erased. That the log is permanent does not stand in the way.',
        ],
      },
      {
        kind: 'note',
        text: `**Claim:** ${compliance.claim} It is our own statement. No outside party has audited it. The sections on the law of Europe and of California say what we do for it, so that you can judge.`,
      },
    ],
  },
  {
    id: 'who-is-responsible',
    title: 'Who is responsible',
    blocks: [
      'The operator of this site decides why and how your data is used, and answers for it. In the words of the GDPR, that is the controller; in the words of California’s law, the business. This policy covers DeedGuard, GuardSign and every page of this site.',
      'The operator’s registered name and address, and a representative in the European Union, are not published yet. Until they are, requests go through the form that is named below in the section on your rights.',
      'Notaries answer on their own for the journal and the records that the law of their state makes them keep. A request about those goes to the notary; we tell you who it was.',
    ],
  },
  {
    id: 'what-we-keep',
    title: 'What we keep, and why',
    blocks: [
      'All of it comes from you or from your use of the service. We buy no data about you. The last column names the legal ground in the terms of the GDPR, in brackets.',
      {
        kind: 'table',
        caption: 'Data that is kept today',
        head: ['Data', 'What exactly', 'Why, and the legal ground'],
        rows: [
          [
            'Account',
            'Email address, first and last name, role, the date of opening, a phone number if you gave one, and a hash of your password (argon2id). We do not know the password.',
            'To know you again and to keep others out (contract)',
          ],
          [
            'Deed records',
            'Property address, owner’s name, kind and reason of the lock, times of lock, payment and release, and the unlock code in encrypted form (AES-256-GCM)',
            'To keep, prove and release your lock (contract)',
          ],
          [
            'Documents',
            'Your files, encrypted with a key for each (AES-256-GCM); their names, types, categories, sizes, hashes and times; redacted copies and where the boxes are, never the words under them',
            'To keep, prove, redact and show them when you ask (contract)',
          ],
          [
            'Hashes that you enter',
            'The name and the note that you type, the SHA-256 hash of the file, and the time. The file itself stays on your device.',
            'To prove that this file was there at that time (contract)',
          ],
          [
            'Shared links',
            'A hash of the address, when it ends, and for each view the name or email that the viewer gave and the time. No network address.',
            'To show a document to whom you choose, and you who looked (contract; for viewers legitimate interest in knowing who saw a private paper)',
          ],
          [
            'PIN, passkeys, recovery codes',
            'A hash of the PIN, encrypted; the public key, name and times of a passkey; hashes of the codes. Your fingerprint or face stays in your device. We never receive it.',
            'To ask again before what cannot be undone (contract)',
          ],
          [
            'Openings of log entries',
            'For each of your entries: the private record and its salt of 32 random bytes',
            'To make your proof file (contract)',
          ],
          [
            'Payments',
            'Amount, time, state, what was paid for, and the number of the payment at Stripe. No card number.',
            'To book, refund and account for money (contract; duty to keep accounts)',
          ],
          [
            'Invoices',
            'Name, company, email and postal address of who is billed, the property, the lines and sums, name and email of who bills, and when it was sent, paid or voided',
            'To bill and to account for it (contract; duty to keep accounts). Whoever has the link of an invoice can read it.',
          ],
          [
            'Notifications',
            'What we told you in your account, when, and whether it was read. What cannot wait goes to you by mail as well: to a notary an offer, to both sides that a visit is accepted, given back, cancelled or late, and to a client that nobody is free.',
            'To tell you about your locks, payments and visits (contract)',
          ],
          [
            'Messages and interest',
            'Name, email address, organization and message, if you used a contact form or asked to hear about an offer',
            'To answer you (your request; consent)',
          ],
          [
            'Notary requests',
            'Service, kind of document, place, time, instructions, price, history, and your review of the visit',
            'To find a notary (contract). Notaries who are asked see the kind of act, the time, the fee and the ZIP code area; a mail to them names the city alone. The one who accepts sees your name, the address, the instructions and the document that you attached.',
          ],
          [
            'Live tracking',
            'Positions of a notary on the way to a visit, as the notary’s browser sent them',
            'To show them to the client of that visit, only while the notary is under way (contract). Deleted 30 days after the visit, and at once when the notary stops sharing.',
          ],
          [
            'Messages about a visit',
            'What client and notary write to each other, when, and whether it was read',
            'To arrange the visit (contract). A notice by email holds no message.',
          ],
          [
            'Profiles of notaries',
            'Commission, bond and insurance with numbers and dates, states, services, home place, hours off, reviews, and how offers were answered',
            'To offer work to notaries who may do it, and to explain each choice (contract; legitimate interest of clients in a valid act)',
          ],
          [
            'Waitlist of notaries',
            'Name, email address, company, telephone, state, experience, volume, what you write, and when you accepted the NDA',
            'To tell you of access and launch (your request). Read by the people who decide.',
          ],
          [
            'Applications of partners',
            'Company and what it does, name, email address, telephone, website, documents a month, what you write, and our answer',
            'To decide on it and to answer (your request). Read by the people who decide, and erased at your request. The name of the company, what it does and the day are shown on this site unless we decline.',
          ],
          [
            'Mail to you',
            'Address, subject and text of what we sent',
            'To know what was sent (legitimate interest in showing it)',
          ],
          [
            'Audit trail',
            'What was done, when, and random identifiers of account and record. No name, no address, no email.',
            'To show what happened, also to you (legitimate interest in safety; accounts)',
          ],
          [
            'Rate-limit counters',
            'How many tries came from an account, an email address or a network address, under a hash of it (SHA-256)',
            'To stop guessing of passwords and floods (legitimate interest in safety)',
          ],
          [
            'Technical log',
            'Method, path, status, duration and a random number of each call. A path can hold the random identifier of a record; there is no name, no network address and no content.',
            'To find faults (legitimate interest in working software)',
          ],
        ],
      },
      'Files that you check on the page [Verify a proof](/verify) are read in your browser. They are not uploaded; only a hash is sent.',
      'We make no decision about you by software alone that has legal effect for you.',
    ],
  },
  {
    id: 'what-is-coming',
    title: 'What comes with parts that are being built',
    blocks: [
      'These parts take no data yet. This is how they will treat it. If that changes before one opens, this page changes first.',
      {
        kind: 'table',
        caption: 'Data of parts that are being built',
        head: ['Part', 'Data', 'How it is treated'],
        rows: [
          [
            'Remote notarization',
            'Identity check, recording of the session',
            'Kept for as long as the law of the notary’s state asks, and not used for anything else.',
          ],
          [
            'Assistant and generator',
            'Your questions, and what you type into a draft',
            'The company whose model answers will be named here before the part opens. Your deeds are not used to train models.',
          ],
        ],
      },
    ],
  },
];
