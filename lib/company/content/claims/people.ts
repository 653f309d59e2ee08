import { integration, person, route, type Claim } from './claim';

const write = person('An admin writes to the addresses of /admin/users, which downloads as CSV.');

/** Promises that people keep by hand; no code sends anything for them, and the pages say so or do not say otherwise. */
export const peopleClaims: Claim[] = [
  {
    says: 'a person here writes to the email address of every account at least 90 days in advance',
    on: ['/legal/terms'],
    proof: [write],
  },
  {
    says: 'a person here writes to the email address of your account, at least 30 days before it applies. No program sends that email.',
    on: ['/legal/terms'],
    proof: [write],
  },
  {
    says: 'A person here writes to the email address of your account at least 30 days before a renewal at a new price.',
    on: ['/legal/terms'],
    proof: [write],
  },
  {
    says: 'A person writes to you why, and gives you 14 days to answer or to fix it',
    on: ['/legal/terms'],
    proof: [write],
  },
  {
    says: 'We answer within 30 days. If a matter takes longer, we tell you why and how long, at most 45 days more.',
    on: ['/legal/privacy'],
    proof: [
      person('An admin reads /admin/cases, topic “My personal data”, and answers by email.'),
      route('POST /api/contact'),
    ],
  },
  {
    says: 'A person reads your message and answers by email; you get a case number at once.',
    on: ['/contact'],
    proof: [person('An admin reads /admin/cases and answers by email.'), route('POST /api/contact')],
  },
  {
    says: 'We aim to reply within 24 hours.',
    on: ['components/partners/applications/partnership-form.tsx'],
    proof: [
      person('An admin is mailed each application at once, and answers it on /admin/applications.'),
      route('POST /api/partners/applications/[id]/decision'),
    ],
  },
  {
    says: 'A person reads it and writes back.',
    on: ['/enterprise'],
    proof: [person('An admin reads /admin/interests and answers by email.'), route('POST /api/interests')],
  },
  {
    says: 'A person does, not software. We reply by email, to the address that you give.',
    on: ['/partnerships', '/partners/portal'],
    proof: [
      person('An admin decides on /admin/applications.'),
      route('POST /api/partners/applications/[id]/decision'),
    ],
  },
  {
    says: 'A person reads it, and you will receive the answer by email at this address.',
    on: ['lib/partners/commands/application-mails.ts'],
    proof: [
      person('An admin decides on /admin/applications, which mails the answer.'),
      route('POST /api/partners/applications/[id]/decision'),
    ],
  },
  {
    says: 'I claim 24 hours for the first notice.',
    on: ['/about/founder-declaration'],
    proof: [write],
  },
  {
    says: 'an entry alone we erase by hand, on request.',
    on: ['/security/whitepaper'],
    proof: [
      person(
        'An operator runs npm run erase (docs/runbook.md); routes do so with a document or an account alone.',
      ),
      integration(
        'accounts/erase-command',
        'destroys what opens one entry; the lock, its release and every other proof go on',
      ),
    ],
  },
  {
    says: 'reaches us, whatever it is about',
    on: ['/legal/terms'],
    proof: [person('An admin reads /admin/interests and answers by email.'), route('POST /api/interests')],
  },
  {
    says: 'Sold or shared: none.',
    on: ['/legal/privacy'],
    proof: [person('The operator answers for it; no page loads a script that could.')],
  },
  {
    says: 'Nothing is sent to your account about it beforehand, so look at the date.',
    on: ['/legal/privacy'],
    proof: [person('The operator changes the page with the service, and its date.')],
  },
];
