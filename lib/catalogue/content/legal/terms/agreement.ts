import type { PaperSection } from '@/lib/paper/paper';

/** What holds for everybody, and how it ends. */
export const agreementTerms: PaperSection[] = [
  {
    id: 'prohibited-use',
    title: 'What is not allowed',
    blocks: [
      {
        kind: 'list',
        items: [
          'Locking a property that is not yours without the owner’s permission, or to press, frighten or delay somebody.',
          'Saying or suggesting that a lock, a proof or a certificate is a recorded instrument, a lien, a court order or a decision of an authority.',
          'Giving a false identity, a forged document, or somebody else’s commission or seal.',
          'Getting into accounts, data or systems that are not yours, or looking for weaknesses beyond what is needed to report one to us in good faith.',
          'Sending so many calls that others are slowed, or getting around limits, payment or checks.',
          'Using what you find here to build lists of people, to advertise to them or to decide on their credit, work, housing or insurance.',
          'Anything that is against the law.',
        ],
      },
      'Reading the public log, checking it, copying it and publishing what you find is allowed. That is what it is for.',
    ],
  },
  {
    id: 'our-property',
    title: 'Our property and yours',
    blocks: [
      'What you enter and upload stays yours. The service, its texts, its design and its software stay ours or belong to those who license them to us. You may use them as the service offers them. The page on [intellectual property](/legal/ip) says more, also about our names.',
      'If you send us an idea, we may use it without owing you anything. Do not send what must stay secret.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability',
    blocks: [
      'We work to keep the service running, and we do not promise that it always does. The state of its parts is shown on the [health page](/health). Some parts are still being built and are marked as such; nothing in these terms promises them by a date.',
      'If we close the service for good, we tell you at least 90 days before, you can download your proof files in that time, and we publish the last signed state of the log so that proofs can still be checked.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'We owe you the service that these terms describe, done with care. Beyond that, and as far as the law allows, the service comes as it is, without warranties of fitness for a purpose, of merchantability or of uninterrupted working.',
      {
        kind: 'list',
        items: [
          'We do not answer for what others do: forgers, recorders, notaries in their notarial acts, banks, or a court that sees a matter differently.',
          'We do not answer for indirect loss, such as a lost sale, lost profit or a fall in the value of a property.',
          'What we owe you in all is limited to the larger of $100 and what you paid us in the twelve months before the event.',
        ],
      },
      'These limits do not apply to harm that we cause on purpose or by gross negligence, to personal injury, to fraud, to the money-back guarantee, or to anything for which the law does not allow a limit. Some states do not allow some of these limits; there they do not apply to you.',
      'If a company or professional uses the service for others and breaks these terms, it covers what that costs us. This does not apply to consumers.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    blocks: [
      '**You** can stop at any time. A button that closes an account is being built. Until it is there, ask through the form on [the enterprise page](/enterprise#contact), with the email address of your account. We release your locks, erase what the [privacy policy](/legal/privacy) says and confirm it.',
      '**We** can close or suspend an account that breaks these terms in a serious way, or when the law makes us. We tell you why, and give you 14 days to answer or to mend it, unless waiting would harm somebody or is against the law. If we close an account without a breach on your side, you get back what you paid in the last twelve months.',
      'Entries in the log remain. So do your proof files, and the sections on the log, liability and disputes.',
    ],
  },
  {
    id: 'disputes',
    title: 'Disputes',
    blocks: [
      'Tell us first. Most disagreements end with an answer. If ours does not help within 30 days, either side may go to court.',
      {
        kind: 'list',
        items: [
          'If you are a consumer, the law of the state where you live applies, and you may sue and be sued in the courts there, small-claims courts included.',
          'If you use the service for a business, the law of the state where that business has its main office applies, and its courts decide.',
          'These terms do not make you go to arbitration, and they take away neither a jury nor a class action.',
        ],
      },
      'If one part of these terms cannot be enforced, the rest stays. If we do not insist on a right once, we keep it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    blocks: [
      'We may change these terms for what comes: a new part of the service, a new law. A change that takes something from you is announced in your account at least 30 days before it applies. If you do not agree, you can leave before that day. What you have paid for stays under the terms under which you paid.',
      {
        kind: 'table',
        caption: 'Versions of these terms',
        head: ['Version', 'Date', 'What is different'],
        rows: [
          ['First', 'Last updated: January 7, 2025', 'First publication.'],
          [
            'This one',
            'November 21, 2026',
            'Written anew in plain language. Says what a lock cannot do, how unpaid locks end, and which parts of the service are still being built.',
          ],
        ],
      },
    ],
  },
  {
    id: 'contact',
    title: 'How to reach us',
    blocks: [
      'The form on [the enterprise page](/enterprise#contact) reaches us, whatever it is about: refunds, accounts, legal notices, weaknesses in security. Choose there what it is about. Applications for a partnership have [a page of their own](/partnerships).',
      'We print no telephone number and no email address here, because no such line is staffed yet. Somebody who calls or writes in our name and asks for your password or your unlock code is not us.',
    ],
  },
];
