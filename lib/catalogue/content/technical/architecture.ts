import { claimRows, operationsClaims } from '@/lib/catalogue/content/technical/claims';
import type { Paper } from '@/lib/paper/paper';

export const architecture: Paper = {
  title: 'Architecture',
  summary: 'One application, one database, one worker: the parts of the platform, and how they talk.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'parts',
      title: 'The parts',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Your browser** loads pages and calls our API. It also checks proofs by itself.',
            '**The server** is one Next.js application on Node.js. It renders pages, answers calls, and reads and writes the database. It adds the sender’s address to each request, so that nobody can evade the rate limits by forging it.',
            '**The worker** runs the jobs that go by the clock: every ten minutes it releases locks that were not paid within 7 days and locks whose time is over, and removes what a deleted document or a broken upload left in the store; every hour it clears old counters and challenges. It also makes the redacted copies that people ask for.',
            '**Postgres** holds everything: accounts, locks, payments, the evidence log, the job queue and the rate limits. A server can bring its own or use one that exists.',
            '**The object store** holds documents, encrypted: a folder of the server, or any S3-compatible store.',
            '**Stripe** takes card payments. The server opens a payment there; Stripe answers with signed events.',
            '**An auditor** is anyone with a proof file or the address of the log. No account is needed.',
          ],
        },
        'Several servers and workers can share one database. Nothing that matters is kept in the memory of one of them.',
      ],
    },
    {
      id: 'talk',
      title: 'Who talks to whom',
      blocks: [
        {
          kind: 'table',
          caption: 'Connections between the parts',
          head: ['From and to', 'What travels', 'How it is guarded'],
          rows: [
            [
              'Browser to server',
              'Pages and calls (HTTPS, JSON)',
              'Session cookie, origin check, rate limits, schemas, script policy',
            ],
            [
              'Server to Postgres',
              'Queries and transactions',
              'Bound parameters, never SQL pieced together from text; triggers and unique indexes as the last check',
            ],
            ['Worker to Postgres', 'Jobs and transactions', 'Each job may run twice without harm'],
            [
              'Server and worker to object store',
              'Encrypted segments of documents',
              'A key for each document, which the store never sees; a tag on each segment',
            ],
            ['Server to Stripe', 'Payment intents', 'Secret key, idempotency keys'],
            [
              'Stripe to server',
              'Events about payments',
              'Signature over the raw body; the truth is then asked from Stripe',
            ],
            ['Browser to Stripe', 'Card details', 'Stripe’s own frame; they never pass through our server'],
            [
              'Auditor to server',
              'The public log: checkpoint, key, leaves, proofs',
              'Nothing private is in it; the auditor recomputes it',
            ],
          ],
        },
      ],
    },
    {
      id: 'life-of-a-lock',
      title: 'The life of a lock',
      blocks: [
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'The form is checked in the browser, and again on the server with the same schema.',
            'The server checks origin, session, rate limit and body, in this order.',
            'One transaction begins. It writes the lock; a unique index refuses a second live lock of the same property by the same account.',
            'It writes the audit event.',
            'It appends a salted commitment to the evidence log and signs the larger tree. Other appends wait for this moment.',
            'The transaction ends. Lock, audit event and log entry are there together, or not at all.',
            'The owner pays within 7 days. Stripe’s signed event turns the lock from due to paid, once, however often the event comes.',
            'Without a payment the worker asks Stripe one last time, then releases the lock. The release is an entry of its own.',
          ],
        },
        'What the server has confirmed is kept, even when it loses power in the next moment.',
      ],
    },
    {
      id: 'where-data-rests',
      title: 'Where data rests',
      blocks: [
        {
          kind: 'table',
          caption: 'What is kept where, and how it ends',
          head: ['Data', 'Where', 'Form', 'How it ends'],
          rows: [
            ['Name, email, phone', 'Postgres', 'Readable', 'Deleted on request, by hand'],
            ['Registered interest: name, email', 'Postgres', 'Readable', 'Deleted on request, by hand'],
            ['Password', 'Postgres', 'argon2id hash', 'With the account'],
            ['Lock: address, owner, dates', 'Postgres', 'Readable', 'Deleted on request, by hand'],
            ['Unlock code', 'Postgres', 'AES-256-GCM', 'With the lock'],
            ['Record and salt of a log entry', 'Postgres', 'Readable, private', 'Erased on request, by hand'],
            ['Log: leaves, tree, checkpoints', 'Postgres', 'Public', 'Never; it holds no personal data'],
            ['Audit trail', 'Postgres', 'Ids and states', 'Never; it holds no names'],
            ['Requests, messages, reviews', 'Postgres', 'Readable', 'Deleted on request, by hand'],
            [
              'Positions of a notary under way',
              'Postgres',
              'Readable',
              '30 days after the visit, or until the notary stops sharing',
            ],
            ['Credentials of notaries', 'Postgres', 'Readable', 'With the account'],
            ['Invoices: who is billed, lines, sums', 'Postgres', 'Readable', 'As the law on accounts asks'],
            ['Card details', 'Stripe', 'Stripe’s', 'By Stripe’s rules'],
            ['Session', 'Cookie in your browser', 'Encrypted', '30 days, or when you sign out'],
            [
              'Theme, open panel, who is signed in',
              'Local storage of your browser',
              'Readable there',
              'When you clear it; the account when you sign out',
            ],
          ],
        },
      ],
    },
    {
      id: 'code',
      title: 'How the code is arranged',
      blocks: [
        'Pages are composed of components; components and calls use domains; domains use the platform. Imports run this way only, and a check fails when one does not.',
        {
          kind: 'list',
          items: [
            '`rules` are pure: prices, state changes, Merkle arithmetic. They are tested without a database.',
            '`queries` read and `commands` write. A command takes who is acting and input that was checked, and writes change and audit event in one transaction.',
            'Public pages are made once, by the build, and are the same for everybody. Pages of a person are rendered for each request and never kept.',
            'Outside parties stand behind one file each. When one is down, one feature is down, and says so.',
          ],
        },
        'How secrets, sessions and proofs work is in the [security whitepaper](/security/whitepaper). What can be called from outside is on the [developer page](/developers).',
      ],
    },
    {
      id: 'being-built',
      title: 'Being built',
      blocks: [
        'None of these parts exists yet.',
        {
          kind: 'list',
          items: [
            '**Notifications** by mail and text, and the screen that lists them.',
            '**The public API** with keys and webhooks. So far it is a published [design](/developers#authentication).',
          ],
        },
      ],
    },
    {
      id: 'claims',
      title: 'Claims, and what is true today',
      blocks: [
        {
          kind: 'note',
          text: '**These are claims.** They appear in our material, and nobody outside has measured them. Beside each stands what can be said today. Claims about security are in the [whitepaper](/security/whitepaper#claims).',
        },
        {
          kind: 'table',
          caption: 'Claims about operation',
          head: ['The claim', 'Today'],
          rows: claimRows(operationsClaims),
        },
      ],
    },
  ],
};
