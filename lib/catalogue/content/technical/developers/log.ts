import { checkInclusion } from '@/lib/catalogue/content/technical/developers/programs';
import {
  exampleCheckpoint,
  exampleConsistency,
  exampleEntries,
  exampleInclusion,
  exampleKey,
  exampleVerified,
} from '@/lib/catalogue/content/technical/examples';
import type { Block, PaperSection } from '@/lib/paper/paper';

/** What programs can call today, without a key. */
export const logSections: PaperSection[] = [
  {
    id: 'today',
    title: 'What works today, without a key',
    blocks: [
      'The evidence log is open to every program. These calls need no account, no key and no agreement with us.',
      {
        kind: 'table',
        caption: 'Calls that are open to everybody',
        head: ['Call', 'Answer'],
        rows: [
          [
            '`GET /api/log/checkpoint`',
            'The newest signed checkpoint, as text. It may be kept for 5 seconds.',
          ],
          ['`GET /api/log/key`', 'The public key of the log, as text. It may be kept for 5 minutes.'],
          ['`GET /api/log/inclusion`', 'The path from an entry to the root. It may be kept for good.'],
          [
            '`GET /api/log/consistency`',
            'What shows that an older log begins a newer one. It may be kept for good.',
          ],
          ['`GET /api/log/entries`', 'Public leaves, at most 256 in one call. They may be kept for good.'],
          [
            '`POST /api/vault/verify`',
            'Whether a hash or a proof belongs to this log. Of a file with several entries, `entry` names the one that is meant.',
          ],
          ['`GET /api/health/live`', 'Whether the server answers.'],
          ['`GET /api/health/ready`', 'Whether the database and the document store answer too.'],
        ],
      },
      'Some answers may be kept for good, because what they say about a log of one size stays true. Use a cache, and ask for the checkpoint no more often than you need it. A network address may make 60 calls of `POST /api/vault/verify` in a minute.',
      'The examples come from a server on one machine with three entries. Set `SITE` to the address of this site to run them here. JSON is shown on several lines; a server sends it on one.',
      code('SITE=http://localhost:3000'),
    ],
  },
  {
    id: 'log-calls',
    title: 'Reading the evidence log',
    blocks: [
      '**The newest checkpoint.** The name of the log, its size, the root of its tree in base64, an empty line, and the signature: a [C2SP signed note](https://c2sp.org/signed-note).',
      exchange('curl "$SITE/api/log/checkpoint"', exampleCheckpoint.trimEnd()),
      '**The key.** A C2SP verifier key: name, key id, and the base64 of one byte for Ed25519 and 32 bytes of key. Note it down. A proof is one of this log only if it was signed with this key.',
      exchange('curl "$SITE/api/log/key"', exampleKey),
      '**Entries.** Leaves from `start` to before `end`. A leaf is canonical JSON; hash its text as it stands. The commitment says nothing without the record and the salt that the owner holds.',
      exchange('curl "$SITE/api/log/entries?start=0&end=2"', exampleEntries),
      '**Inclusion.** The path from the entry `index` to the root of the log of that `size`, as in RFC 9162, in hex.',
      exchange('curl "$SITE/api/log/inclusion?index=0&size=3"', exampleInclusion),
      '**Consistency.** The proof that the log of size `from` is the beginning of the log of size `to`.',
      exchange('curl "$SITE/api/log/consistency?from=1&to=3"', exampleConsistency),
    ],
  },
  {
    id: 'verify-call',
    title: 'Asking about a hash or a proof',
    blocks: [
      'Send a leaf hash or a commitment as 64 hex characters, or a whole proof as JSON. A proof holds the record in the clear. If you do not want to send it, check it yourself, as in the next section.',
      exchange(
        `curl "$SITE/api/vault/verify" -H 'content-type: application/json' \\
  -d '{"hash":"${exampleInclusion.leafHash}"}'`,
        exampleVerified,
      ),
      'A hash that the log does not know is answered with 404, and a proof that does not hold with its reason:',
      code(
        [
          json({ message: 'Document hash not found on blockchain', code: 'not_found' }),
          json({
            verified: false,
            reason: 'The record is not the one that the log entry commits to.',
          }),
        ].join('\n\n'),
      ),
    ],
  },
  {
    id: 'check-it-yourself',
    title: 'Checking it yourself',
    blocks: [
      'An answer of ours is only our word. This program recomputes the path and checks the signature. It needs Node 20 and no package. Save it as `check-inclusion.mjs`.',
      code(checkInclusion),
      'It prints the leaf and whether both checks hold, and ends with 0 when they do:',
      exchange(
        'SITE=http://localhost:3000 node check-inclusion.mjs 0',
        `{
  origin: 'localhost:3000',
  size: 3,
  isSigned: true,
  isIncluded: true,
  leaf: '${exampleEntries.entries[0]?.leaf}'
}`,
      ),
      'Whoever has our source checks a proof file, HTML or JSON, without any network. `--key` names the key that you trust:',
      exchange(
        'npm run verify -- deedguard-proof-0.json',
        `VERIFIED  deedguard-proof-0.json

Recorded        Deed locked
Owner           Dana Docs
Property        12 Main St, Austin, TX 78701
Type of lock    permanent
Reason          Property protection via DeedGuard
Locked          2026-11-21T10:07:13.678Z
Lock ends       None
Lock number     ea418a1c-a780-4e24-9cf7-46cd6a2bcc89
Entered         2026-11-21T10:07:13.701Z
Entry           0, in a checkpoint over 3
Log             localhost:3000
Root            4bd032007438acbf2fe131f40b0e419c8d61c382b4080e45551e5ae7ce9bf0a1

Signed with the key below. Compare it with the one that localhost:3000 publishes at /verify,
or give the key that you trust: --key KEY
${exampleKey}`,
      ),
      'After the address of the property is changed by one digit, it ends with 1 and says:',
      code(`NOT VERIFIED  deedguard-proof-0.json
The record is not the one that the log entry commits to.`),
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    blocks: [
      'Every error has the same body: a message for people, a code for programs, and, when single values were wrong, a sentence for each. Every answer of a call has an `x-request-id`; name it when you write to us. The security headers of this answer are left out here.',
      exchange(
        'curl -i "$SITE/api/log/entries?start=0&end=500"',
        [
          'HTTP/1.1 422 Unprocessable Entity',
          'content-type: application/json',
          'cache-control: no-store',
          'x-request-id: 84f75a4d-de01-411b-95ac-90088aab6b21',
          '',
          json({
            message: 'At most 256 entries in one call.',
            code: 'validation_failed',
            fields: { end: 'At most 256 entries in one call.' },
          }),
        ].join('\n'),
      ),
      {
        kind: 'table',
        caption: 'Codes of errors',
        head: ['Code', 'Status', 'Meaning'],
        rows: [
          ['`invalid_request`', '400', 'The body is not JSON, or not an object'],
          ['`not_signed_in`', '401', 'The call is for somebody who is signed in'],
          ['`forbidden`', '403', 'The account may not do this, or another site’s page asked'],
          ['`not_found`', '404', 'There is no such thing, or it is not yours; the log is not that large yet'],
          ['`method_not_allowed`', '405', 'The address has other verbs'],
          ['`conflict`', '409', 'Its state does not allow it'],
          ['`too_large`', '413', 'A JSON body has more than 100,000 bytes'],
          ['`unsupported_type`', '415', 'The body is not announced as JSON'],
          ['`validation_failed`', '422', 'A value is wrong; `fields` says which'],
          ['`rate_limited`', '429', 'Wait as many seconds as `retry-after` says'],
          ['`internal`', '500', 'Our mistake; nothing was changed'],
          ['`unavailable`', '503', 'The database or a partner’s service is down; try again'],
        ],
      },
    ],
  },
];

function exchange(request: string, answer: unknown): Block {
  return code(`$ ${request}\n\n${typeof answer === 'string' ? answer : json(answer)}`);
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function code(text: string): Block {
  return { kind: 'code', text };
}
