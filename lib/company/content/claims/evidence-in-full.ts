import { browser, integration, person, route, together, unit, type Claim } from './claim';

const paper = '/security/whitepaper';
const guide = '/developers';
const declaration = '/about/founder-declaration';

const only = integration('platform/append-only', 'refuses %s');
const grew = integration('api/log/consistency/get', 'shows that the log only grew');
const paths = unit(
  'evidence/merkle',
  'have the same path for every leaf at every size, and every path leads to the root',
);
const consistent = unit(
  'evidence/merkle',
  'have the same consistency proof for every pair of sizes, and each convinces',
);
const noted = unit('evidence/signed-note', 'refuses a note in which any one character changed');
const page = unit('evidence/proof-page', 'verifies, and holds the same proof as the JSON file');
const command = unit(
  'evidence/verify-command',
  'accepts both files, says what they prove and shows the key to compare',
);
const leaf = unit('evidence/proof', 'shows a commitment and the time, and nothing else');
const salted = unit('evidence/proof', 'cannot be guessed without its salt');
const history = integration(
  'api/deedguard/locked-deeds/[id]/proof/get',
  'proves the release on its own, and the whole history in one file',
);
const erased = integration('evidence/append', 'forgets a record on request, and all other proofs still hold');
const log = [route('GET /api/log/checkpoint'), route('GET /api/log/entries')] as const;
const file = integration(
  'api/vault/verify/post-file-hash',
  'answers the entry and what opens it, so that anybody can check both',
);
const stays = unit('evidence/proof', 'holds at every place in trees of any size');
const errors = integration('platform/route', 'answers %s with %i');

/** What holds for every entry, every proof and everybody who asks. */
export const evidenceInFull: Claim[] = [
  ...together(
    paper,
    [only, grew],
    'The statement is an entry in a public, append-only log, with a time.',
    'Every checkpoint that was ever signed is kept.',
  ),
  ...together(
    paper,
    [consistent, grew],
    'Every entry is covered by every later signed checkpoint. Anyone who kept an older one can show the change.',
    'so nothing before it was changed, removed or inserted.',
  ),
  ...together(
    paper,
    [paths, page],
    'A proof file holds all that a check needs, and the program that checks it.',
    'and a program that checks all of it.',
  ),
  ...together(
    paper,
    [history],
    'Each lock and each release becomes one entry of one append-only log.',
    'One file can hold the whole history of a lock, each entry with its own path under the same checkpoint',
  ),
  ...together(
    paper,
    [salted],
    'not even by trying every address in the country.',
    'With salt and record anyone can see that they match',
  ),
  ...together(
    paper,
    [integration('api/log/checkpoint/get', 'signs the latest state')],
    'Each append signs a checkpoint',
  ),
  ...together(
    paper,
    [
      integration(
        'api/vault/documents/post',
        'stores the file encrypted, with a row, an entry in the log and an audit event',
      ),
    ],
    'Each document is an entry of the evidence log.',
  ),
  ...together(
    paper,
    [file],
    'So anyone who has the file can look up its hash on Verify a proof, receive the salt and the record, and check every step without trusting us.',
  ),
  ...together(
    guide,
    [leaf],
    'The commitment says nothing without the record and the salt that the owner holds.',
  ),
  ...together(
    guide,
    [...log],
    'The evidence log is open to every program.',
    'Calls that are open to everybody',
  ),
  ...together(
    guide,
    [integration('api/log/inclusion/get', 'gives the path of an entry, to be kept for ever'), stays],
    'The path from an entry to the root. It may be kept forever.',
    'Proof that an older log is the beginning of a newer one. It may be kept forever.',
    'Public leaves, at most 256 in one call. They may be kept forever.',
    'Some answers may be kept forever, because what they say about a log of one size stays true.',
  ),
  ...together(guide, [noted], 'A proof is from this log only if it was signed with this key.'),
  ...together(
    guide,
    [command],
    'Anyone who has our source can check a proof file, HTML or JSON, without any network.',
  ),
  ...together(
    guide,
    [errors, integration('platform/route', 'names fields that are not known')],
    'Every error has the same body: a message for people, a code for programs, and, when individual values were wrong, a sentence for each.',
    'in the body that every error has.',
  ),
  ...together(
    guide,
    [integration('platform/route', 'gives every answer its own id, whatever the caller sends')],
    'Every response to a call has an x-request-id',
  ),
  ...together(
    guide,
    [
      integration('platform/http/error-response', 'is a plain 500 without a word of SQL otherwise'),
      integration('evidence/append', 'leave nothing of one that failed'),
    ],
    'Our mistake; nothing was changed',
  ),
  ...together(guide, [page], 'A proof file needs no library at all.'),
  ...together(declaration, [...log], 'Read all of it: /api/log/entries.'),
  ...together(declaration, [leaf], 'Each entry is a commitment, a time and a version.'),
  ...together(
    declaration,
    [browser('prepared-answers', 'carries the policy of its own page')],
    'Read the policy that each page is served with',
  ),
  ...together(declaration, [history], 'Each end is a separate entry with a time.'),
  ...together(
    declaration,
    [consistent, grew],
    'What was in the log before cannot be altered without being noticed by anybody who keeps a checkpoint.',
  ),
  ...together(
    declaration,
    [
      integration('deeds/release-overdue-locks', 'never releases a permanent lock that is paid'),
      integration(
        'deeds/release-overdue-locks',
        'ends a temporary lock when it reached its end date, paid or not',
      ),
      integration(
        'api/webhooks/stripe/post-money-back.stripe',
        'is shown to admins, and the lock says nothing of it',
      ),
    ],
    'A lock ends only by its unlock code, missing payment after 7 days, or a case that the terms name.',
  ),
  ...together(
    declaration,
    [person('The founder publishes it; no program does.')],
    'What happened is published where everybody can read it, including our part in it.',
  ),
  ...together(
    '/verify',
    [unit('evidence/proof', 'shows the record, its place and its time'), noted],
    'Every proof carries the key that it was signed with. It is a proof of this log only if that key is the one below.',
  ),
  ...together('/verify', [command], 'Anyone who has the source can run npm run verify -- FILE.'),
  ...together(
    '/',
    [route('GET /api/deedguard/locked-deeds/[id]/proof'), page],
    'Every lock comes with a proof file. Open it with the network off and it checks itself: your entry, its place in the log, and our signature over all of it.',
  ),
  ...together(
    '/deedguard',
    [
      page,
      browser(
        'lock-a-deed',
        'an owner signs up, locks a deed, pays, and holds a proof that checks itself offline',
      ),
    ],
    'The proof file carries everything that is needed to check it: the record, the path, the signature and the key.',
  ),
  ...together(['/deedguard', '/deedguard-protection'], [page], 'Gives you a file that proves all of this'),
  ...together(
    '/deedguard-protection',
    [only, unit('evidence/merkle', 'refuses a rewritten past')],
    'one entry in an append-only log. Not even we could change it or its date without the change showing.',
  ),
  ...together(
    '/enterprise',
    [grew, page],
    'the file shows what was stated, on which day, and that nothing has moved since.',
  ),
  ...together(
    '/press',
    [page, command],
    'DeedGuard and GuardSign give property owners evidence that anyone can check, and a way to a notary',
    'DeedGuard gives it dated evidence that anyone can check, even offline.',
  ),
  ...together(
    '/press',
    [only, page],
    'writes a sealed fingerprint of the statement into a public, append-only log and gives the owner a proof file.',
    'Append-only Merkle tree according to RFC 6962 and RFC 9162, signed with Ed25519',
    'a sealed entry in a public, append-only log, and a proof file that checks itself in any browser without us.',
  ),
  ...together(
    '/press',
    [...log, route('GET /api/log/key')],
    'Both run on one platform whose log, proofs and security policies are open to anyone who wants to check them.',
  ),
  ...together(
    'lib/assistant/content/languages/english.ts',
    [only],
    'Locks and documents get entries in a public log that can only grow.',
  ),
  ...together(
    'lib/assistant/content/languages/english.ts',
    [page],
    'Anybody can [verify a proof](/verify) without us.',
  ),
  ...together(
    '/resources/county-kit',
    [page],
    'and the owner receives a proof file that anyone can check without us.',
    'A proof file can go to anyone who looks into it, as evidence of what was stated earlier.',
    'Anyone who wants to can open it in a browser with the network off, or use Verify a proof.',
  ),
  ...together(
    '/legal/privacy',
    [leaf, salted],
    'An entry holds a commitment: a SHA-256 hash over your private record and a salt, 32 random bytes that only we and your proof file hold.',
    'Nothing else is in the entry.',
    'they hold no personal data that anybody can read',
  ),
  ...together(
    '/legal/privacy',
    [only, erased],
    'The fact that the log is permanent does not prevent that.',
    'The evidence log is public and append-only.',
    'We built it so that you keep your rights all the same.',
    'and every other proof stays valid.',
  ),
  ...together(
    '/legal/privacy',
    [route('POST /api/vault/verify')],
    'They are not uploaded; only a hash is sent.',
  ),
  ...together(
    '/legal/terms',
    [erased, salted],
    'When it is erased, the entry remains and means nothing to anybody who does not hold a proof file.',
  ),
  ...together('/legal/terms', [only], 'The log is permanent An entry'),
  ...together('/architecture', [leaf], 'Nothing private is in it'),
  ...together(
    '/architecture',
    [integration('evidence/append', 'leave nothing of one that failed')],
    'Lock, audit event and log entry are all there, or none is.',
  ),
  ...together(
    '/architecture',
    [...log],
    'An auditor is anyone with a proof file or the address of the log.',
    'Auditor anyone',
  ),
  ...together(
    '/legal/ip',
    [person('The operator allows it on this page.')],
    'Keep, copy, print and hand on a proof file, whole and unchanged, to anybody and for any purpose.',
  ),
];
