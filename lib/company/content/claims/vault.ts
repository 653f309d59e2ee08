import { linkHours } from '@/lib/vault/rules/link-hours';
import { figures } from '../figures';
import { integration, route, unit, value, type Claim } from './claim';

const stored = integration('vault/stored-objects', 'lies in the store encrypted, under its own key');
const gone = integration(
  'api/vault/documents/[id]/delete',
  'removes the document with everything that hangs on it',
);
const largest = value(figures.largestDocument ?? '', 'MAX_DOCUMENT_BYTES, what an upload may hold');

/** Documents: how they are kept, shown, covered and deleted. */
export const vaultClaims: Claim[] = [
  {
    says: 'The document vault encrypts each paper with its own key and keeps a proof of the day it came in.',
    on: ['/vault'],
    proof: [
      stored,
      integration(
        'api/vault/documents/post',
        'stores the file encrypted, with a row, an entry in the log and an audit event',
      ),
    ],
  },
  {
    says: 'is sent to our server, read in memory, and not kept: neither the file nor what was found in it.',
    on: ['/legal/privacy'],
    proof: [
      integration('api/recording/preflight/post', 'leaves nothing behind'),
      integration('api/recording/preflight/repair/post', 'is not kept'),
    ],
  },
  {
    says: 'The file is read in a process of its own and is not kept. You need no account.',
    on: ['/recording/preflight'],
    proof: [
      integration('api/recording/preflight/post', 'leaves nothing behind'),
      route('POST /api/recording/preflight'),
    ],
  },
  {
    says: 'Each document is encrypted with AES-256-GCM under a random key that no other document shares.',
    on: ['/vault'],
    proof: [stored],
  },
  {
    says: 'AES-256-GCM in segments, under a random key for each; the type is checked by content.',
    on: ['/version'],
    proof: [
      stored,
      unit(
        'platform/secrets/sealed-stream',
        'breaks when segments changed places, came twice or are missing',
      ),
    ],
  },
  {
    says: 'No byte is handed out before its tag has been checked.',
    on: ['/security/whitepaper'],
    proof: [
      unit(
        'platform/secrets/sealed-stream',
        'gives out what was verified before a broken segment, and nothing of the segment',
      ),
    ],
  },
  {
    says: `PDF, DOC, DOCX, JPG and PNG, at most ${figures.largestDocument}.`,
    on: ['/security/whitepaper'],
    proof: [largest, integration('api/vault/documents/post', 'takes a file of exactly 25 MB')],
  },
  {
    says: `${figures.largestDocument} for one document`,
    on: ['/vault'],
    proof: [largest],
  },
  {
    says: 'Deleting a document destroys that key in the same transaction.',
    on: ['/security/whitepaper'],
    proof: [gone],
  },
  {
    says: `and ends after ${linkHours.slice(0, -1).join(', ')} or ${linkHours.at(-1)} hours, when its owner revokes it, or with what it shows.`,
    on: ['/security/whitepaper'],
    proof: [
      value(linkHours.at(-1) ?? '', 'linkHours'),
      integration(
        'api/share/[token]/content/get',
        'is gone after the link was revoked, also for those who opened it before',
      ),
      integration('api/share/[token]/content/get', 'is gone after the document was deleted'),
    ],
  },
  {
    says: 'Name and time are printed across every page, and the owner sees both.',
    on: ['/security/whitepaper'],
    proof: [
      unit('vault/link-stamp', 'says on every page who looked and when'),
      integration('api/share/[token]/views/post', 'counts the view, keeps who it was, and tells the owner'),
    ],
  },
  {
    says: 'The finished copy is read again and searched for what was covered before it is kept.',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'vault/redaction-job',
        'keeps the copy without the words, and enters it into the log bound to the entry of the original',
      ),
    ],
  },
  {
    says: 'A certificate is an entry too, made when it is first asked for',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'api/vault/documents/[id]/certificate/get',
        'issues a certificate: a row, an entry in the log and an audit event',
      ),
    ],
  },
  {
    says: 'It names nobody.',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'api/vault/documents/post',
        'enters a record in the log that names neither the owner nor the file',
      ),
    ],
  },
  {
    says: 'Covered pages are redrawn, and the copy is searched for what was covered.',
    on: ['/version'],
    proof: [
      integration(
        'vault/redaction-job',
        'keeps the copy without the words, and enters it into the log bound to the entry of the original',
      ),
    ],
  },
  {
    says: 'notarial wording and a commission, never the words',
    on: ['/legal/privacy'],
    proof: [integration('vault/document-scan', 'keeps what our rules saw, with the time')],
  },
];
