import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';
import { integration, route, screen, together, unit, value, type Claim } from './claim';

const days = value(PAYMENT_DAYS, 'PAYMENT_DAYS');
const unpaid = integration(
  'deeds/release-overdue-locks',
  'releases a lock that is not paid after 7 days, and tells the owner',
);
const released = integration(
  'api/deedguard/locked-deeds/[id]/release/post',
  'releases the lock with its code, as its own entry in the log',
);
const refunded = integration(
  'api/deedguard/locked-deeds/[id]/refund/post',
  'ends the lock, enters that in the log, and tells the owner that no money had moved',
);
const page = unit('evidence/proof-page', 'verifies, and holds the same proof as the JSON file');
const command = unit(
  'evidence/verify-command',
  'accepts both files, says what they prove and shows the key to compare',
);

/** What screens, notices and proofs of deeds say without exception. */
export const deedScreenClaims: Claim[] = [
  ...together(
    'lib/deeds/commands/contest-limits.ts',
    [
      integration(
        'api/deedguard/lock-deed/post-contest-flood',
        'keeps the room of one account as it was: three times a day',
      ),
    ],
    'You have locked this property … times within a day.',
  ),
  ...together(
    'lib/deeds/commands/contest-limits.ts',
    [
      integration(
        'api/deedguard/lock-deed/post-contest-flood',
        'is refused after the tenth, with the way that stays open, and changes nothing',
      ),
      integration('api/deedguard/lock-deed/post-contest-flood', 'never shuts out whoever pays'),
    ],
    'Other accounts have locked this property … times within a day.',
    'a paid lock always goes through.',
  ),
  ...together(
    'lib/claims/commands/evidence-limits.ts',
    [
      integration(
        'api/deedguard/locked-deeds/[id]/evidence/post-flood',
        'leaves each account the room for two documents a day',
      ),
    ],
    'You have shown us … documents about this property within a day.',
    'We were shown … documents about this property within a day.',
    'After that each account may show … a day.',
  ),
  ...together(
    'lib/evidence/drawing/sections.ts',
    [integration('api/requests/[id]/proof/get', 'says that it was a demo')],
    'A demo notary played this: nobody …, and nothing was notarized.',
    'met anybody by video',
  ),
  ...together(
    'components/deeds/lock-payment.tsx',
    [refunded],
    'The lock ends at once, with its own entry in the log.',
  ),
  ...together('components/deeds/release-dialog.tsx', [released], 'The lock ends at once.'),
  ...together(
    'components/deeds/lock-receipt.tsx',
    [screen('deeds/protect-form', 'is not asked to pay for what a credit has paid')],
    'Nothing more is due.',
  ),
  ...together(
    'lib/claims/commands/evidence.ts',
    [
      integration(
        'api/deedguard/locked-deeds/[id]/evidence/post',
        'refuses it while nobody else has the property locked, and twice',
      ),
    ],
    'Nobody else has locked this property.',
  ),
  ...together(
    'components/admin/give-opinion.tsx',
    [
      integration(
        'api/deedguard/locked-deeds/[id]/evidence/post',
        'says what they think, which both sides see as an opinion, and no lock ends',
      ),
    ],
    'Everyone who has it locked is told, as your opinion.',
  ),
  ...together('lib/deeds/commands/release.ts', [unpaid], 'it was not paid within … days.'),
  ...together(
    ['lib/deeds/rules/lock-ends.ts', 'lib/evidence/rules/lock-state.ts'],
    [days, unpaid],
    `Not paid within ${PAYMENT_DAYS} days`,
  ),
  ...together(
    'lib/site/site-descriptions.ts',
    [
      days,
      integration(
        'api/deedguard/lock-deed/post',
        'locks the deed, enters it in the log and leaves an audit event',
      ),
    ],
    `The lock takes effect at once, you pay within ${PAYMENT_DAYS} days`,
  ),
  ...together(
    'components/deeds/review-dialog.tsx',
    [
      integration(
        'api/deedguard/lock-deed/post',
        'locks the deed, enters it in the log and leaves an audit event',
      ),
    ],
    'The lock takes effect at once and costs …, once.',
    'Without a credit you pay within … days, or it ends.',
  ),
  ...together('lib/site/site-descriptions.ts', [page, command], 'hold evidence that anyone can check.'),
  ...together(
    'lib/evidence/drawing/sections.ts',
    [unit('evidence/proof-page', 'fails when only the case of a letter changed')],
    'Nothing of its content is shown.',
  ),
  ...together(
    'lib/evidence/drawing/sections.ts',
    [unit('evidence/verify-command', 'accepts the expected key and refuses another')],
    'only the same key makes it a proof of that log.',
  ),
  ...together(
    'lib/evidence/drawing/sections.ts',
    [command],
    'Anyone who has the source of this product can check the file, every byte of it, without a network:',
  ),
  ...together(
    'lib/evidence/drawing/sections.ts',
    [route('GET /api/log/entries'), route('GET /api/log/inclusion')],
    'The log answers everyone.',
  ),
  ...together(
    'lib/evidence/rules/path-picture.ts',
    [unit('evidence/merkle', 'gives the known root at every size')],
    'so its hash is the root that the log signed.',
    'Entry … is the only entry',
  ),
  ...together(
    'lib/evidence/rules/proof.ts',
    [unit('evidence/lock-proof', 'fails at every byte that is changed')],
    'The proof is missing parts that every proof has.',
  ),
];
