import type { PaperSection } from '@/lib/paper/paper';

/** The log and what comes out of it. */
export const evidenceSections: PaperSection[] = [
  {
    id: 'evidence-log',
    title: 'The evidence log',
    blocks: [
      'Each lock and each release becomes one entry of one append-only log. The log is a Merkle tree as in RFC 6962 and RFC 9162: SHA-256, with the byte `0x00` in front of a leaf and `0x01` in front of two joined hashes, so that neither can pass for the other.',
      'Two short proofs follow from the tree. An **inclusion proof** shows that an entry is in it: about 20 hashes for a million entries. A **consistency proof** shows that a later tree still begins with an earlier one, so nothing before was changed, removed or put in between.',
      {
        kind: 'list',
        items: [
          'Appends wait for each other on one lock of the database, so entries have one order, however many servers run.',
          'The entry, the state of the deed lock and the audit event are written in one transaction: all of it happens, or none.',
          'The database refuses to change, delete or empty the tables of the log. A trigger does so, for our own program as well.',
          'Times never run backward: an entry is never dated before the one in front of it.',
          'Anyone can read the log without an account. The calls are on the [developer page](/developers#log-calls).',
        ],
      },
    ],
  },
  {
    id: 'commitments',
    title: 'What an entry says, and what it hides',
    blocks: [
      'The public leaf has three members: a commitment, a time and a version. The commitment is SHA-256 over 32 random bytes (the salt) followed by the private record, written as canonical JSON (RFC 8785).',
      { kind: 'code', text: 'commitment = SHA-256(salt || canonical JSON of the record)' },
      'Without the salt nobody can find out what was committed to, not even by trying every address in the country. With salt and record anyone can see that they fit, and nobody can find another record that fits as well.',
      'Record and salt stay private, in a table beside the log. When they are erased, for example because you ask for it, the entry stays and says nothing more about you. Every proof of every other entry still holds. Today we erase by hand, on request.',
    ],
  },
  {
    id: 'checkpoints',
    title: 'Signed checkpoints',
    blocks: [
      'Each append signs a checkpoint: the name of the log, its size and the root of the tree. The form is the C2SP signed note, which other transparency logs use too, and the signature is Ed25519.',
      'So there is no waiting time and no pending state. The proof of a lock exists in the moment of the lock.',
      'Every checkpoint that was ever signed is kept. If you keep one as well, you can prove any later change of the part that it covers. The public key and the newest checkpoint are on [Verify a proof](/verify).',
    ],
  },
  {
    id: 'proof-files',
    title: 'Proof files',
    blocks: [
      'A proof file is one HTML page. It holds the record, its salt, the leaf, the path to the root, the checkpoint, the public key, and a program that checks all of it. It needs no network and nothing of ours. The same proof exists as JSON, for programs.',
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Salt and record must give the commitment of the leaf.',
          'The leaf and the path must give the root of the checkpoint.',
          'The checkpoint must be signed with the key in the file.',
          'In JSON, the text must be the one spelling that this proof has. In HTML, the page around the data must be, to the byte, a page that we released: its SHA-256 is in a list.',
        ],
      },
      'A page that checks itself could be rewritten to say that all is well. So when it matters, check the file with something else: drop it on [Verify a proof](/verify), or run `npm run verify`. And compare the key in the file with the key that the log publishes.',
      'A proof file shows its owner’s name and the address of the property. Give it only to people who may know both.',
    ],
  },
];
