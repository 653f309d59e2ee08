import type { Paper } from '@/lib/paper/paper';

const UNREGISTERED = 'In use as a trademark. No registration is claimed here.';
const NO_PATENT = 'No patent granted. No application number is claimed here.';

export const intellectualProperty: Paper = {
  title: 'Intellectual property',
  summary:
    'The standing of our trademarks and patents, what belongs to you, what belongs to others, and what anybody may do without asking.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'trademarks',
      title: 'Trademarks',
      blocks: [
        'DeedGuard™ and GuardSign™ are used as trademarks. The sign ™ says that we use a name as a mark. It does not say that the name is registered, and we do not use the sign ®.',
        {
          kind: 'table',
          caption: 'Marks and their status',
          head: ['Mark', 'Used for', 'Status'],
          rows: [
            ['DeedGuard™', 'Protection of property deeds: evidence, alerts, release', UNREGISTERED],
            ['GuardSign™', 'Notary services: dispatch, visits, remote sessions', UNREGISTERED],
            [
              'ATLAS AI',
              'Analysis of documents, which is being built',
              'In use as a name. No registration is claimed here.',
            ],
            [
              'Basic Protection, Professional Guard, Enterprise Shield',
              'Names of plans',
              'Plain names. We claim no rights in them.',
            ],
            [
              'The line pattern of our certificates and proof files',
              'Decoration',
              'Protected as a drawing, by copyright. It is no security feature.',
            ],
          ],
        },
        {
          kind: 'note',
          text: '**Claim:** The statuses in the two tables of this page are our own statements. They have not been checked against the register of the United States Patent and Trademark Office by anybody outside. Search it before you rely on them.',
        },
      ],
    },
    {
      id: 'patents',
      title: 'Patents',
      blocks: [
        'We hold no granted patent. Where a text about us says “patented” or “patent pending”, it does not come from this page, and no number stands behind it here.',
        {
          kind: 'table',
          caption: 'Subjects and their status',
          head: ['Subject', 'Status'],
          rows: [
            ['Locking a deed with an entry in a public log', NO_PATENT],
            ['Proof files that check themselves', NO_PATENT],
            ['Dispatch of notaries with live tracking', NO_PATENT],
            ['Analysis of documents', NO_PATENT],
          ],
        },
        'The log follows public standards that anybody may use: Merkle trees after RFC 6962 and RFC 9162, signatures after RFC 8032 (Ed25519), hashes after FIPS 180-4 (SHA-256), and signed notes in the C2SP format.',
      ],
    },
    {
      id: 'free-to-use',
      title: 'What anybody may do',
      blocks: [
        'Evidence is worth something only if others may check it. For these things you need no permission.',
        {
          kind: 'list',
          items: [
            'Keep, copy, print and hand on a proof file, whole and unchanged, to anybody and for any purpose.',
            'Read, copy, mirror and publish the public log and its checkpoints.',
            'Write a program that reads our proof files or our log, and give it away or sell it.',
            'Quote from our pages with the name of the page, and link to any of them.',
            'Use the templates and kits that we offer for download, and change them for your own use.',
            'Say in plain words that you use DeedGuard or GuardSign, or that your product works with them.',
          ],
        },
      ],
    },
    {
      id: 'please-ask',
      title: 'What needs our permission',
      blocks: [
        {
          kind: 'list',
          items: [
            'Our names or drawings in the name of a company, a product, a site or an account.',
            'Anything that makes people believe that we run, check or recommend what is yours.',
            'A changed proof file that still looks like ours.',
            'Our texts, pictures or software in a service of your own.',
          ],
        },
        'Journalists and partners find texts that are made for passing on at [Press](/press).',
      ],
    },
    {
      id: 'yours',
      title: 'What is yours',
      blocks: [
        'What you enter, upload or draft here stays yours. We use it to serve you and for nothing else, as the [terms of service](/legal/terms) and the [privacy policy](/legal/privacy) say. A notary’s journal, seal and signature belong to the notary.',
      ],
    },
    {
      id: 'others',
      title: 'What belongs to others',
      blocks: [
        'The service stands on open-source software. These parts are named because their work reaches you; each comes under its own license, which allows this use.',
        {
          kind: 'table',
          caption: 'Parts by others',
          head: ['Part', 'License'],
          rows: [
            ['Next.js, React, Prisma, Tailwind CSS, Radix UI, zod and others', 'MIT, Apache 2.0 or ISC'],
            ['noble-hashes and noble-curves, also inside every proof file', 'MIT'],
            ['PostgreSQL, the database', 'PostgreSQL License'],
            ['Source Serif 4 and Geist, the typefaces', 'SIL Open Font License 1.1'],
            ['us-atlas, names and codes of counties, from the Census Bureau', 'ISC; the data itself is free'],
          ],
        },
        'Stripe is a mark of Stripe. Names of states, counties and offices are used to say which law or office is meant. No office stands behind this service, and we use no official seal.',
      ],
    },
    {
      id: 'complaints',
      title: 'If something of yours is used here without right',
      blocks: [
        'Tell us through the form on [the enterprise page](/enterprise#contact), under “A legal notice”. A notice about copyright needs what the law asks for (17 U.S.C. § 512(c)(3)).',
        {
          kind: 'list',
          items: [
            'What the work is, and where on this site it is used.',
            'Who you are and how we reach you.',
            'That you believe in good faith that the use is not allowed.',
            'That your notice is accurate and, under penalty of perjury, that you may act for the owner.',
            'Your signature, typed or drawn.',
          ],
        },
        'We look at it, take down what has to go, and tell the person who put it there, who may object. No agent for such notices is named here yet.',
      ],
    },
    {
      id: 'copyright',
      title: 'Copyright',
      blocks: [
        'Texts, pictures, design and software of this site are protected by copyright, except what the sections above leave free, laws and public records, and what belongs to others.',
      ],
    },
  ],
};
