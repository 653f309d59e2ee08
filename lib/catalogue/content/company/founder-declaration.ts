import { claimRows, securityClaims } from '@/lib/catalogue/content/technical/claims';
import type { Paper } from '@/lib/paper/paper';

export const founderDeclaration: Paper = {
  title: 'Founder security declaration',
  summary:
    'What I promise about security, what I do not promise, and how you can check each promise without taking my word for it.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'why',
      title: 'Why I declare this',
      blocks: [
        'People give us a statement about the paper that their home depends on. They should not have to trust a stranger for it. I founded DeedGuard and GuardSign on one rule: what can be checked is not asked to be believed.',
        'No name is printed under this page, and no signature. A declaration without them is worth exactly what can be checked. So each promise below stands with its check.',
      ],
    },
    {
      id: 'promises',
      title: 'What I declare',
      blocks: [
        {
          kind: 'table',
          caption: 'Promises and their checks',
          head: ['I declare', 'How you check it'],
          rows: [
            [
              'No entry of the evidence log is changed, moved in time or removed, by anybody, for any price.',
              'Keep a signed checkpoint from `/api/log/checkpoint` today. Ask `/api/log/consistency` tomorrow. If the old log is not the beginning of the new one, the arithmetic shows it, and you hold our signature on both.',
            ],
            [
              'The public log holds no name, no address and no document.',
              'Read all of it: `/api/log/entries`. Each entry is a commitment and a time.',
            ],
            [
              'A proof works without us.',
              'Download a proof file, turn the network off and open it. It checks itself.',
            ],
            [
              'What you check stays with you.',
              'On [Verify a proof](/verify), watch the network panel of your browser: a file is read there, and at most a hash is sent.',
            ],
            [
              'There are no trackers, and no scripts by others except Stripe’s card form.',
              'Read the policy that each page is served with: [Security headers](/security-headers). Your browser enforces it.',
            ],
            [
              'Card numbers do not reach our servers.',
              'The card form is a frame of Stripe’s. The same policy and the network panel show where its data goes.',
            ],
            [
              'A lock ends only by its unlock code, its own end date, missing payment after 7 days, or a case that the terms name.',
              'Each release is an entry of its own with a time. Your list of properties and the proof of the release show the reason.',
            ],
            [
              'I do not sell personal data, and will not.',
              'This one you cannot check from outside. It stands in the [privacy policy](/legal/privacy), and there the law can hold us to it.',
            ],
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What I do not declare',
      blocks: [
        'These sentences are true as well, and a declaration that left them out would mislead.',
        {
          kind: 'list',
          items: [
            'A lock cannot stop a county from recording a deed. It gives you dated evidence, alerts and a controlled release.',
            'The evidence shows that something was stated at a time. It does not show that what was stated is true.',
            'The people who run the service can read deed records in the database. Unlock codes and documents are encrypted, and the running service holds the key.',
            'A password alone still opens an account. A PIN and passkeys guard a release, a download and a shared link, and only for people who set one.',
            'No outside party has audited us. When one has, its report will be linked here, whatever it says.',
            'The log is ours and is kept in one place. No checkpoint of it is anchored in a public blockchain today.',
            'Somebody who takes over our server can add false entries from then on. What stood in the log before can no longer be altered unseen by anybody who keeps a checkpoint.',
          ],
        },
      ],
    },
    {
      id: 'claims',
      title: 'Claims, and where they stand',
      blocks: [
        'Our material makes statements about security that nobody outside has measured. They are claims. Beside each stands what can be said of it today.',
        {
          kind: 'table',
          caption: 'Security claims and their standing',
          head: ['Claim', 'Today'],
          rows: claimRows(securityClaims),
        },
      ],
    },
    {
      id: 'when-something-goes-wrong',
      title: 'When something goes wrong',
      blocks: [
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Whoever is concerned is told what happened, which data it touched and what to do. I claim 24 hours for the first notice.',
            'Nobody who reports a weakness in good faith is threatened or sued. Reports come through the form on [the enterprise page](/enterprise#contact); begin the message with “Security”.',
            'What happened is written down where everybody can read it, with our part in it.',
            'If the key of the log is ever lost or stolen, that is said before anything else, with the last checkpoint that can be trusted.',
          ],
        },
      ],
    },
    {
      id: 'broken',
      title: 'What would break this declaration',
      blocks: [
        'Two signed checkpoints that do not fit together. An entry with a name in it. A proof that needs us. A script on a page that this page does not name. If you find one of them, publish it. You need no permission, and I ask you only to tell us too.',
        'The [security whitepaper](/security/whitepaper) and the [architecture](/architecture) describe the same things in the words of engineers.',
      ],
    },
  ],
};
