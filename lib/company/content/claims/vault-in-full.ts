import { figures } from '../figures';
import { integration, person, route, together, unit, value, type Claim } from './claim';

const paper = '/security/whitepaper';
const privacy = '/legal/privacy';

const stored = integration('vault/stored-objects', 'lies in the store encrypted, under its own key');
const gone = integration(
  'api/vault/documents/[id]/delete',
  'removes the document with everything that hangs on it',
);
const keys = integration('vault/stored-objects', 'destroys the key of what is doomed, in the transaction');
const proof = integration('api/vault/documents/[id]/proof/get', 'hands out JSON that verifies');
const stamped = unit('vault/link-stamp', 'says on every page who looked and when');
const free = value(figures.freeDocuments ?? '', 'quotasOf.none');
const afterPlan = integration(
  'api/vault/documents/post-plan',
  'refuses new ones above the free room %i days after the end, while what is stored can be read and downloaded',
);
const without = integration('api/plans/current/get', 'says what everybody has without a plan');
const order = unit(
  'platform/secrets/sealed-stream',
  'breaks when segments changed places, came twice or are missing',
);
const redacted = integration(
  'vault/redaction-job',
  'keeps the copy without the words, and enters it into the log bound to the entry of the original',
);
const ends = integration(
  'api/share/[token]/content/get',
  'is gone after the link was revoked, also for those who opened it before',
);

/** What holds for every document, every page of one and every link to one. */
export const vaultInFull: Claim[] = [
  ...together(
    '/document-vault',
    [stored, proof],
    'each document encrypted with its own key, with a proof of the day it came in.',
    'Each document is encrypted with AES-256-GCM under a random key that no other document shares.',
    'With an account your own records are listed here, each with its log entry.',
  ),
  ...together(
    ['/document-vault', '/vault'],
    [
      keys,
      gone,
      integration('vault/stored-objects-job', 'has destroyed the keys of what it could not remove yet'),
    ],
    'At once. What is left of the document cannot be read by anyone, us included; a backup that was made before holds it until it is overwritten.',
  ),
  ...together(
    paper,
    [integration('backup/round-trip', 'writes nothing that can be read without its key')],
    'A backup that its operator makes with our command is encrypted under a key of its own.',
  ),
  ...together(
    '/vault',
    [proof, route('GET /api/vault/documents/[id]/certificate')],
    'A proof and a certificate for each document',
  ),
  ...together(
    '/vault',
    [without, free],
    `Yes: ${figures.freeDocuments} documents and ${figures.freeSpace} for each account, at no cost.`,
  ),
  ...together('/vault', [without], 'What everybody has costs nothing, and a plan has more room.'),
  ...together(
    '/vault',
    [afterPlan],
    'nothing is deleted when a plan ends. Only new documents need room in the free vault.',
  ),
  ...together(
    '/vault',
    [unit('vault/product', 'takes files of 25 MB at most, in six types')],
    'Why are only these file types accepted?',
  ),
  ...together(
    '/pricing',
    [without, free],
    `Every account has a vault for ${figures.freeDocuments} documents and ${figures.freeSpace}, at no cost.`,
  ),
  ...together(
    '/pricing',
    [afterPlan],
    'In fact nothing is deleted after that either: what is stored can still be read and downloaded. Only new documents need room within',
  ),
  ...together('/legal/terms', [stored], 'Each document has its own key.'),
  ...together(
    '/legal/terms',
    [keys, gone],
    'When you delete a document, its key is destroyed at once. From what we keep nobody can bring it back; a backup that was made before holds it until it is overwritten.',
  ),
  ...together(
    '/legal/terms',
    [afterPlan],
    'What is stored above a limit stays readable; only new documents are refused.',
    `what is stored can still be read and downloaded, and only new documents need room within the ${figures.freeDocuments} documents and ${figures.freeSpace} that every account has.`,
  ),
  ...together(
    '/legal/terms',
    [ends],
    'A shared link shows a document to anyone who has the address, until it ends or you revoke it.',
  ),
  ...together(
    paper,
    [order, unit('platform/secrets/sealed-stream', 'breaks when any byte of it changed')],
    'Each segment has its own tag and knows its place and whether it is the last',
  ),
  ...together(
    paper,
    [
      unit(
        'vault/inspection',
        'refuses a bomb by what comes out of it, whatever its headers say, before the end is read',
      ),
    ],
    'A Word file is unpacked once all of it has arrived, in a separate process, only to count what comes out, so that a zip bomb is refused.',
  ),
  ...together(
    paper,
    [
      integration('api/vault/documents/[id]/redactions/[rid]/get', 'shows what was found and where'),
      unit('vault/redaction-state', 'is every finding that was not left out, and every drawn box'),
    ],
    'the owner sees every place that was found, removes and adds boxes',
  ),
  ...together(
    paper,
    [
      redacted,
      unit(
        'vault/redaction/pictures-and-refusals',
        'loses what is under a drawn box, and the picture it was',
      ),
    ],
    'A page with a box is redrawn as a picture with the box painted in, so that nothing is under it.',
  ),
  ...together(
    paper,
    [redacted],
    'with that hash, and every other byte known, a short number could be found by trial and error.',
  ),
  ...together(
    paper,
    [integration('api/share/[token]/views/post', 'counts the view, keeps who it was, and tells the owner')],
    'Anyone who opens it gives a name or an email, which is not checked.',
  ),
  ...together(privacy, [stored], 'Your files, encrypted with a key for each (AES-256-GCM)'),
  ...together(
    privacy,
    [integration('vault/document-scan', 'keeps what our rules saw, with the time')],
    'and of each PDF on which pages our rules saw places to sign',
  ),
  ...together(
    privacy,
    [
      integration(
        'api/deedguard/locked-deeds/[id]/evidence/post',
        'sees both sides, opens the document, and the opening is on the audit trail',
      ),
    ],
    'An admin opens the document; each opening is in the audit trail.',
  ),
  ...together(
    privacy,
    [integration('api/share/[token]/views/post', 'counts the view, keeps who it was, and tells the owner')],
    'and for each view the name or email that the viewer gave, the time, and a mark in place of the network address (HMAC-SHA-256',
  ),
  ...together(
    privacy,
    [stamped, ends],
    'Anyone who has a link that you shared The document or the redacted copy, with the viewer’s name and the time across every page',
  ),
  ...together(
    privacy,
    [
      integration(
        'api/share/[token]/get',
        'is gone once its document was deleted, and nothing but the hash of its token is kept',
      ),
    ],
    'so that anyone who follows the link is told that it has ended.',
  ),
  ...together(
    privacy,
    [
      integration(
        'api/document-hashes/post',
        'is found by whoever holds the file, without the account and what it says of the file',
      ),
    ],
    'Anyone who has a file whose hash you entered, or the link that verifies it',
  ),
  ...together(
    privacy,
    [route('GET /api/invoices/[id]')],
    'Anyone who has the link to an invoice can read it.',
    'Anyone who has the link to an invoice What is on the invoice.',
  ),
  ...together(
    privacy,
    [unit('evidence/proof-page', 'verifies, and holds the same proof as the JSON file')],
    'Anyone you give a proof file to Everything in it: of a lock the property, the owner’s name and the time',
  ),
  ...together(
    privacy,
    [integration('evidence/append', 'forgets a record on request, and all other proofs still hold')],
    'For each of your entries: the private record and its salt of 32 random bytes',
  ),
  ...together(
    privacy,
    [
      integration(
        'api/notaries/profile/[userId]/credentials/[id]/paper/post',
        'keeps a %s encrypted, and an admin opens it',
      ),
      integration(
        'api/notaries/profile/[userId]/credentials/[id]/paper/post',
        'is closed to visitors, and unknown to owners and other notaries',
      ),
    ],
    'Papers are stored encrypted; only the notary and our admins open them, and each opening is recorded.',
  ),
  ...together(
    '/pricing',
    [
      integration(
        'api/vault/documents/[id]/certificate/get',
        'issues a certificate: a row, an entry in the log and an audit event',
      ),
    ],
    'There is no line today: certificates are made at once, for everybody.',
  ),
  ...together(
    ['/pricing', '/deedguard-protection'],
    [
      integration(
        'api/vault/documents/post-plan',
        'takes any number with Professional Guard, up to its space',
      ),
    ],
    'Unlimited documents 1 GB vault',
  ),
  ...together(
    '/pricing',
    [person('The founder agrees on it, and sets it up by hand.')],
    'so nobody has to ask what an upload costs. It is set up with your contract; no account has it yet.',
  ),
];
