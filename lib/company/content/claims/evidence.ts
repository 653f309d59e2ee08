import { browser, integration, route, unit, type Claim } from './claim';

const append = 'evidence/append';
const only = integration('platform/append-only', 'refuses %s');
const secret = integration(
  'api/deedguard/lock-deed/post',
  'commits to the record in the log, and shows nothing of it there',
);
const erased = integration(append, 'forgets a record on request, and all other proofs still hold');

/** The evidence log, its proofs, and what of it is public. */
export const evidenceClaims: Claim[] = [
  {
    says: 'The public evidence log holds salted commitments and times. It holds no name, no address and no document.',
    on: ['/legal/privacy'],
    proof: [
      secret,
      integration(
        'api/vault/documents/post',
        'enters a record in the log that names neither the owner nor the file',
      ),
    ],
  },
  {
    says: 'The public log holds no name, no address and no document.',
    on: ['/about/founder-declaration'],
    proof: [secret, route('GET /api/log/entries')],
  },
  {
    says: 'No entry of the evidence log is changed, moved in time or removed, by anybody, for any price.',
    on: ['/about/founder-declaration'],
    proof: [only, integration('api/log/consistency/get', 'shows that the log only grew')],
  },
  {
    says: 'An entry in the evidence log cannot be changed, moved in time or removed, by you or by us.',
    on: ['/legal/terms'],
    proof: [only],
  },
  {
    says: 'The database refuses to change, delete or empty the tables of the log.',
    on: ['/security/whitepaper'],
    proof: [only],
  },
  {
    says: 'Times never run backward: an entry is never dated earlier than the one before it.',
    on: ['/security/whitepaper'],
    proof: [integration(append, 'never run backwards in time')],
  },
  {
    says: 'Appends wait for each other on one database lock, so entries have one order, however many servers run.',
    on: ['/security/whitepaper'],
    proof: [
      integration('two-processes', 'make ten entries without a gap or a fork, all of which can be proved'),
    ],
  },
  {
    says: 'The entry, the state of the deed lock and the audit event are written in one transaction: all of it happens, or none.',
    on: ['/security/whitepaper'],
    proof: [integration(append, 'leave nothing of one that failed')],
  },
  {
    says: 'Anyone can read the log without an account.',
    on: ['/security/whitepaper'],
    proof: [
      route('GET /api/log/entries'),
      route('GET /api/log/checkpoint'),
      route('GET /api/log/inclusion'),
      route('GET /api/log/consistency'),
    ],
  },
  {
    says: 'the public leaves, at most 256 at a time',
    on: ['/verify'],
    proof: [integration('api/log/entries/get', 'refuses %p')],
  },
  {
    says: 'When they are erased, for example because you ask for it, the entry stays and says nothing more about you. Every proof of every other entry still holds.',
    on: ['/security/whitepaper'],
    proof: [erased],
  },
  {
    says: 'When you delete the document or the account, or ask for erasure, we delete the salt and the record.',
    on: ['/legal/privacy'],
    proof: [erased],
  },
  {
    says: 'The format is the C2SP signed note, which other transparency logs use too, and the signature is Ed25519.',
    on: ['/security/whitepaper'],
    proof: [
      unit('evidence/signed-note', 'refuses a second signature, another key and a text without signature'),
    ],
  },
  {
    says: 'Its key and its newest checkpoint are public.',
    on: ['/health'],
    proof: [route('GET /api/log/key'), route('GET /api/log/checkpoint')],
  },
  {
    says: 'A proof works without us.',
    on: ['/about/founder-declaration'],
    proof: [
      unit('evidence/proof-page', 'loads nothing'),
      browser(
        'lock-a-deed',
        'an owner signs up, locks a deed, pays, and holds a proof that checks itself offline',
      ),
    ],
  },
  {
    says: 'One page that checks itself in any modern browser with the network off.',
    on: ['/version'],
    proof: [unit('evidence/proof-page', 'verifies, and holds the same proof as the JSON file')],
  },
  {
    says: 'If one letter was changed, it says so and shows nothing else.',
    on: ['/deedguard'],
    proof: [unit('evidence/proof-page', 'fails when only the case of a letter changed')],
  },
  {
    says: 'Every proof comes as JSON too.',
    on: ['/enterprise'],
    proof: [
      integration(
        'api/deedguard/locked-deeds/[id]/proof/get',
        'hands out JSON that verifies, and stays good as the log grows',
      ),
    ],
  },
  {
    says: 'The check runs in your browser; a file never leaves it.',
    on: ['/verify'],
    proof: [route('POST /api/vault/verify')],
  },
  {
    says: 'Append-only Merkle tree (RFC 9162) over salted commitments, with signed checkpoints.',
    on: ['/version'],
    proof: [integration(append, 'give the tree, the paths and the consistency proofs of the RFC'), only],
  },
  {
    says: 'It needs no network and nothing from us.',
    on: ['/security/whitepaper'],
    proof: [unit('evidence/proof-page', 'loads nothing')],
  },
  {
    says: 'Without the salt nobody learns the state of a lock',
    on: ['/developers'],
    proof: [route('POST /api/vault/verify')],
  },
];
