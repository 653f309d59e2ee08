import type { Claim } from '@/lib/catalogue/schema';
import type { PaperSection } from '@/lib/paper/paper';

const disclosure: Claim = { claim: 'Security incidents are disclosed within 24 hours.' };

/** What people may ask for, and what protects them. */
export const rightsSections: PaperSection[] = [
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
          '**Take it with you:** your data in a form that programs can read. You can download each proof as JSON today.',
          '**Object and restrict:** against what we do on the ground of our legitimate interest.',
          '**Withdraw consent:** at any time, for the time that follows.',
          '**Equal treatment:** nobody pays more or gets less for using a right.',
        ],
      },
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Open the form on [the enterprise page](/enterprise#contact) and choose “My personal data”. It is the form for every message to us, whatever its page is called.',
          'Use the email address of your account, and say which right you want to use.',
          'We write to that address to make sure that it is you. We ask for no identity papers as long as that is enough. Somebody else may ask on your behalf with your written permission.',
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
          '**Authorized agents** may ask on your behalf. We may write to you to check it.',
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
];
