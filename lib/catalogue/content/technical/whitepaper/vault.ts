import type { PaperSection } from '@/lib/paper/paper';

/** Documents, redacted copies, links, and what asks again. */
export const vaultSections: PaperSection[] = [
  {
    id: 'documents',
    title: 'Documents',
    blocks: [
      'A document is encrypted while it arrives, in segments of 64 KiB, with AES-256-GCM under a random key of its own (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015). Each segment has its own tag and knows its place and whether it is the last: what was changed, cut, swapped or lengthened in the store does not open. No byte is handed out before its tag was checked.',
      'The document’s key is sealed under the master key and kept in the database, apart from the encrypted bytes. Deleting a document destroys that key in the same transaction. The bytes are removed right after, and are noise in the meantime.',
      'A file is judged by its content, not by its name: PDF, DOC, DOCX, JPG and PNG, at most 25 MB. A Word file is unpacked while it passes, only to count what comes out, so that a bomb is refused. Nobody scans documents for malware.',
    ],
  },
  {
    id: 'document-evidence',
    title: 'Evidence of a document',
    blocks: [
      'Each document is an entry of the evidence log. Its record holds the SHA-256 of the file, its size, its type and the time. It names nobody. Whoever has the file can therefore look its hash up on [Verify a proof](/verify), receives the salt and the record, and checks every step without trusting us.',
      'A certificate is an entry too, made when it is first asked for. It is a PDF with the hash and a code that leads to the same check, of this entry: the same file may be in the log more than once.',
    ],
  },
  {
    id: 'redaction',
    title: 'Redacted copies',
    blocks: [
      'Rules look for social security numbers, birth dates, phone numbers, accounts, money, email addresses, street addresses, signatures and seals. They read text. They do not read pictures, and they miss things: the owner sees every place that was found, takes off and adds boxes, and answers for the result.',
      'A page with a box is drawn anew as a picture with the box painted in, so that nothing lies under it. Words that touch no box return as an invisible text layer. Titles, authors, comments, attachments, bookmarks and earlier versions of the file are left behind. The finished copy is read again and searched for what was covered before it is kept.',
      'The copy is an entry of the log, bound to the entry of the original. The hash of the original is not in it: with that hash, and every other byte known, a short number could be found by trying.',
    ],
  },
  {
    id: 'links',
    title: 'Links that expire',
    blocks: [
      'A link is 32 random bytes, kept as a hash, and ends after 1, 24, 72 or 168 hours, when its owner revokes it, or with what it shows. Whoever opens it gives a name or an email, which is not checked. Name and time are printed across every page, and the owner sees both. A person who may see a page can photograph it; the mark says who was asked to be careful.',
    ],
  },
  {
    id: 'step-up',
    title: 'PIN, passkeys and recovery codes',
    blocks: [
      'Once an account has a PIN or a passkey, releasing a lock, showing an unlock code, and downloading, sharing or deleting a document ask for it. A confirmation counts for ten minutes, for the sign-in that made it.',
      'The PIN has six digits; repeated ones, pairs, fewer than three different ones and sequences are refused. It is hashed with argon2id, and the hash is sealed under the master key, because a million PINs are soon tried against a bare hash. Five wrong tries in a row close the PIN for 15 minutes.',
      'Passkeys follow WebAuthn: the private key stays in the device, which checks the finger, the face or its own PIN each time. A challenge works once, for 5 minutes, and for this site alone. A passkey also signs in without a password.',
      'Ten recovery codes of 80 random bits confirm once each. An account without codes receives them with its first PIN or passkey. They are shown once and kept as hashes. Where none is left, a person makes sure who asks; then an operator takes all guards off at once and ends every session, and the account is told in its notifications and by mail. The password still signs in: these guards protect what is worth most, not the list of what you have.',
    ],
  },
];
