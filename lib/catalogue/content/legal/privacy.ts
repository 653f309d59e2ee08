import type { Claim } from '@/lib/catalogue/schema';
import type { Paper } from '@/lib/platform/paper';

const compliance: Claim = { claim: 'This platform complies with GDPR, CCPA and CPRA.' };
const retention: Claim = { claim: 'Transactions are kept for 7 years and security logs for 2 years.' };
const longerRetention: Claim = { claim: 'Security logs are kept for 10 years.' };
const disclosure: Claim = { claim: 'Security incidents are disclosed within 24 hours.' };

export const privacy: Paper = {
  title: 'Privacy policy',
  summary:
    'What we keep about you, why, for how long, and how to see it, correct it or have it erased. Written for the people whose data it is.',
  updated: '2026-11-21',
  sections: [
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
        'All of it comes from you or from your use of the service. We buy no data about you. The last column names the legal ground in the terms of the GDPR.',
        {
          kind: 'table',
          caption: 'Data that is kept today',
          head: ['Data', 'What exactly', 'Why', 'Ground'],
          rows: [
            [
              'Account',
              'Email address, first and last name, role, the date of opening, a phone number if you gave one, and a hash of your password (argon2id). We do not know the password.',
              'To know you again and to keep others out',
              'Contract',
            ],
            [
              'Deed records',
              'Property address, owner’s name, kind and reason of the lock, times of lock, payment and release, and the unlock code in encrypted form (AES-256-GCM)',
              'To keep, prove and release your lock',
              'Contract',
            ],
            [
              'Openings of log entries',
              'For each of your entries: the private record and its salt of 32 random bytes',
              'To make your proof file',
              'Contract',
            ],
            [
              'Payments',
              'Amount, time, state, what was paid for, and the number of the payment at Stripe. No card number.',
              'To book, refund and account for money',
              'Contract; duty to keep accounts',
            ],
            [
              'Notifications',
              'What we told you in your account, when, and whether it was read',
              'To tell you about your locks and payments',
              'Contract',
            ],
            [
              'Messages and interest',
              'Name, email address, organization and message, if you used a contact form or asked to hear about an offer',
              'To answer you',
              'Your request; consent',
            ],
            [
              'Audit trail',
              'What was done, when, and random identifiers of account and record. No name, no address, no email.',
              'To show what happened, also to you',
              'Legitimate interest in safety; accounts',
            ],
            [
              'Rate-limit counters',
              'How many tries came from an account, an email address or a network address, under a hash of it (SHA-256)',
              'To stop guessing of passwords and floods',
              'Legitimate interest in safety',
            ],
            [
              'Technical log',
              'Method, path, status, duration and a random number of each call. A path can hold the random identifier of a record; there is no name, no network address and no content.',
              'To find faults',
              'Legitimate interest in working software',
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
              'Document vault',
              'Your files, their names and times',
              'Each is encrypted with a key of its own (AES-256-GCM). Deleting a document destroys its key at once.',
            ],
            [
              'Notary requests',
              'Kind of act, documents, place, time, instructions',
              'Seen by you and by the notary who accepts. Notaries who are asked see the area and the kind of act, not your documents.',
            ],
            [
              'Live tracking',
              'The position of a notary on the way to you',
              'Sent by the notary’s browser, only while under way. Shown to the client of that visit. Deleted 30 days after the visit.',
            ],
            [
              'Remote notarization',
              'Identity check, recording of the session',
              'Kept for as long as the law of the notary’s state asks, and not used for anything else.',
            ],
            [
              'PIN and passkeys',
              'A hash of the PIN; the public key of a passkey',
              'Your fingerprint or face stays in your device. We never receive it.',
            ],
            [
              'Assistant and generator',
              'Your questions, and what you type into a draft',
              'The company whose model answers will be named here before the part opens. Your deeds are not used to train models.',
            ],
            [
              'Invoices',
              'Name, company, email and postal address of who is billed',
              'Kept as long as the law on accounts asks.',
            ],
          ],
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'table',
          caption: 'What ends when',
          head: ['Data', 'How long'],
          rows: [
            [
              'Rate-limit counters',
              'Until their window is over, at most an hour, then deleted by an hourly job',
            ],
            ['Session in your browser', '30 days from sign-in, or until you sign out'],
            ['Account, notifications', 'Until you ask for the account to be closed'],
            [
              'Deed records and openings',
              'Until you ask for erasure, also after a release, so that your proof can be made again',
            ],
            ['Payments', 'As long as the law on accounts and taxes asks, also after an account is closed'],
            ['Messages and interest', 'Until you ask for erasure, or the matter is closed'],
            ['Audit trail', 'Without end; it holds no personal data once the account is gone'],
            ['Technical log', 'As long as the server keeps its output; it names nobody'],
            ['Log entries', 'Without end; they hold no personal data that anybody can read'],
          ],
        },
        {
          kind: 'note',
          text: `**Claim:** ${retention.claim} **Another page of ours claims:** ${longerRetention.claim} The two do not agree, and both stand here for that reason. Today only rate-limit counters and sessions end by the clock; everything else ends at your request or where the table says so.`,
        },
        'A backup, where one is made, loses erased data when it is overwritten.',
      ],
    },
    {
      id: 'the-log',
      title: 'The public log and your right to erasure',
      blocks: [
        'The evidence log is public and append-only. Nobody can change or remove an entry, and its proofs would be worthless if somebody could. We have made it so that this does not cost you your rights.',
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'An entry holds a **commitment**: a SHA-256 hash over your private record and a salt, 32 random bytes that only we and your proof file hold. Beside it stands a time. Nothing else is in the entry.',
            'Without the salt nobody can find the record by trying names and addresses, however many.',
            'When you ask for **erasure**, we delete the salt and the record. The hash that remains can no longer be tied to you or to anything, by us or by others, and every other proof stays whole.',
            'After that we cannot make your proof file again. A file that you have downloaded holds its own salt and goes on working. Keep it or destroy it; that is in your hands.',
          ],
        },
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees your data',
      blocks: [
        {
          kind: 'table',
          caption: 'Recipients',
          head: ['Who', 'What', 'When'],
          rows: [
            [
              'Stripe',
              'Card data, which you type into Stripe’s form; the amount; a random number of the payment. Stripe also sees the browser and its network address.',
              'On the payment page alone, when you pay by card',
            ],
            [
              'People who run the service',
              'What is in the database, as far as their work needs it. Documents and unlock codes are encrypted there; the running service holds the master key.',
              'When something has to be mended or answered',
            ],
            [
              'The hosting provider',
              'Encrypted traffic, and the machines on which the database is kept. The provider is not named here yet.',
              'Always',
            ],
            ['Notaries', 'What a visit needs', 'When requests open, and you send one'],
            [
              'Whoever you give a proof file to',
              'Everything that stands in it: the property, the owner’s name, the time',
              'When you hand it over',
            ],
            [
              'Courts and authorities',
              'What an order names, after we have checked that it binds us',
              'When the law makes us. We tell you first, unless that is forbidden.',
            ],
          ],
        },
        'The service is made for property in the United States, and your data may be kept there. If you use it from Europe, this rests on the contract that you made with us (Article 49(1)(b) GDPR).',
        'If the service is taken over by another operator, your data goes with it under this policy, and you are told before.',
      ],
    },
    {
      id: 'no-sale',
      title: 'No sale, no trackers',
      blocks: [
        'We have not sold personal data and have not shared it for advertising across sites, in the sense of California’s law, in the last twelve months or before, and we do not plan to. That holds for the data of minors too. There is therefore nothing to opt out of; a browser that sends the Global Privacy Control signal gets what everybody gets.',
        'Fonts, pictures and scripts come from our own server. We use no analytics, no pixels, no fingerprinting and no social plug-ins. The one script from elsewhere is Stripe’s, and it is loaded only when you reach the card form.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      blocks: [
        'There is no cookie banner, because every cookie here is needed for something that you asked for. If you only read, none is set.',
        {
          kind: 'table',
          caption: 'Cookies and storage',
          head: ['Name', 'Kind', 'What for', 'How long'],
          rows: [
            [
              '`next-auth.session-token`',
              'Cookie, not readable by scripts',
              'Keeps you signed in. Encrypted.',
              '30 days, or until you sign out',
            ],
            [
              '`next-auth.csrf-token`',
              'Cookie, not readable by scripts',
              'Keeps other sites from signing you out',
              'Until the browser is closed',
            ],
            [
              '`next-auth.callback-url`',
              'Cookie, not readable by scripts',
              'The page to return to after signing out',
              'Until the browser is closed',
            ],
            [
              '`user`',
              'Local storage',
              'Your name, email and role, so that pages greet you at once',
              'Until you sign out',
            ],
            ['`theme`', 'Local storage', 'Light or dark, if you chose', 'Until you clear it'],
            ['`panel`', 'Local storage', 'Whether the quick panel is open', 'Until you clear it'],
            [
              '`protect-draft`',
              'Session storage',
              'The address and the owner’s name that you typed, while you log in',
              'Until the tab is closed or the form is filled in again',
            ],
            [
              '`__stripe_mid`, `__stripe_sid`',
              'Cookies, set by Stripe',
              'Detection of card fraud, on the payment page alone',
              'As [Stripe’s cookie policy](https://stripe.com/cookies-policy/legal) says',
            ],
          ],
        },
        'Under https the names of the three sign-in cookies begin with `__Secure-` or `__Host-`.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights, and how to use them',
      blocks: [
        'We give these rights to everybody, wherever you live, at no charge.',
        {
          kind: 'list',
          items: [
            '**Know and see:** what we keep about you, and a copy of it.',
            '**Correct:** what is wrong. A log entry cannot be corrected; you release the lock and lock again.',
            '**Erase:** what we need not keep by law, the openings of your log entries included.',
            '**Take with you:** your data in a form that programs can read. Each proof can be had as JSON today.',
            '**Object and restrict:** against what we do on the ground of our legitimate interest.',
            '**Withdraw consent:** at any time, for the time that follows.',
            '**Equal treatment:** nobody pays more or gets less for using a right.',
          ],
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Open the form on [the enterprise page](/enterprise). It is the form for every message to us, whatever its page is called.',
            'Use the email address of your account, and begin the message with “Privacy”. Say which right you want to use. A second message from the same address takes the place of the first, so name everything that is still open.',
            'We write to that address to make sure that it is you. We ask for no identity papers as long as that is enough. Somebody may ask for you with your written permission.',
            'We answer within 30 days. If a matter takes longer, we tell you why and how long, at most 45 days more.',
            'If we refuse, we say why, and you can ask for a second look by somebody else.',
          ],
        },
        'A page for account settings, with a download of your data and a button that closes the account, is being built. “Sign out everywhere” stands in the account menu today.',
      ],
    },
    {
      id: 'europe',
      title: 'If you are in Europe',
      blocks: [
        'Your rights stand in Articles 15 to 22 of the GDPR. The grounds in the first table are those of Article 6(1): contract is letter b, legal duty letter c, legitimate interest letter f, consent letter a. You need not give us any data; without the account and the deed there is no lock. You can complain to the data protection authority of the place where you live or work. We would like to hear of it first.',
      ],
    },
    {
      id: 'california',
      title: 'If you are in California',
      blocks: [
        'Your rights stand in the California Consumer Privacy Act, as changed by the California Privacy Rights Act (Cal. Civ. Code § 1798.100 and following): to know, to delete, to correct, to opt out of sale and sharing, to limit the use of sensitive data, and not to be treated worse for it.',
        {
          kind: 'list',
          items: [
            '**Categories collected in the last twelve months:** identifiers (name, email, phone); records of property and payment; activity on the site, as counters. Each comes from you. The table above says why, and who receives it.',
            '**Sensitive personal information:** the login of your account. It is used to sign you in, and for nothing that would give a right to limit it.',
            '**Sold or shared:** none.',
            '**Authorized agents** may ask for you. We may write to you to check it.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'How it is kept safe',
      blocks: [
        'Traffic is encrypted. Passwords are hashed with argon2id. Unlock codes are encrypted with a key that is not in the database. Every call that changes something is checked against your session and counted. The [security whitepaper](/security/whitepaper) describes all of it, and the page on [security headers](/security-headers) shows what each answer of ours carries.',
        'Deed records, names and email addresses are readable in the database for those who run it. We do not say that nobody here could read them; we say who may, and why.',
        {
          kind: 'note',
          text: `**Claim:** ${disclosure.claim} What the law asks of us stands beside it: notice to the authority within 72 hours (Article 33 GDPR), and to you without undue delay where the risk for you is high (Article 34 GDPR) or state law asks for it.`,
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The service is for people of at least 18 years. We do not knowingly keep data of children. If a child has opened an account, tell us and we erase it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When we begin to use data for something new, we say so here and in your account at least 30 days before. The date of the last change stands at the end of this page. What you may do with the service stands in the [terms of service](/legal/terms).',
      ],
    },
  ],
};
