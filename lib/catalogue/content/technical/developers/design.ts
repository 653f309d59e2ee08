import type { Block, PaperSection } from '@/lib/paper/paper';

const notOpen: Block = {
  kind: 'note',
  text: '**Not open yet.** This is the published design of `/v1`. No key is issued, and every address below answers 404 today. Names may still change before it opens.',
};

/** The design of the API with keys. */
export const designSections: PaperSection[] = [
  {
    id: 'authentication',
    title: 'Authentication',
    blocks: [
      notOpen,
      'Two ways are designed. A server of your own sends an **API key** as a bearer token. An application that acts for one of our users asks that user first, with the **OAuth 2.0 authorization code** grant, and sends the access token in the same place.',
      code('Authorization: Bearer YOUR_API_KEY'),
      {
        kind: 'list',
        items: [
          'A key belongs to one partner and is shown once. We keep a hash of it.',
          'A key belongs on a server, never in a page or in an app that others install.',
          'The addresses for authorization and tokens are published when the API opens.',
          'A missing or wrong key is answered with 401, in the body that [every error](#errors) has.',
        ],
      },
      'The rate limit is designed as **1000 requests an hour** for each key. Beyond it the answer is 429 with `retry-after`.',
      'The calls of this site’s own pages use a session cookie. They serve these pages and change with them, so do not build on them.',
    ],
  },
  {
    id: 'deedguard-api',
    title: 'DeedGuard API',
    blocks: [
      notOpen,
      '**Lock a property.** The lock is dated evidence in the log. It cannot stop a county from recording a deed.',
      request('POST /v1/properties/lock', {
        property_address: '12 Main St, Austin, TX 78701',
        owner_verification: 'ver_8f2c',
        lock_duration: 365,
      }),
      fields('Fields of a lock', [
        ['`property_address`', 'Street, city, state and ZIP code, on one line'],
        ['`owner_verification`', 'What shows that you checked who the owner is: the reference of that check'],
        ['`lock_duration`', 'In days; `null` for a lock without an end'],
      ]),
      '**Status of a property.**',
      request('GET /v1/properties/{property_id}/status', {
        status: 'locked',
        blockchain_hash: 'eca9134e5a1f6f071e17201cbbad87efea948a42b8e40d64f5ace00f3e18106d',
        last_verified: '2026-11-21T10:07:13.701Z',
      }),
      fields('Answer about a property', [
        ['`status`', 'Whether the property is locked'],
        [
          '`blockchain_hash`',
          'The leaf hash of its entry in the evidence log, 64 hex characters. It works with [POST /api/vault/verify](#verify-call). No public blockchain is meant',
        ],
        ['`last_verified`', 'When the entry was last checked against a checkpoint, ISO 8601, UTC'],
      ]),
      '**Report a suspicion.** A report opens a case that people look at. It is no finding.',
      request('POST /v1/fraud/report', {
        property_id: 'prop_51b0',
        alert_type: 'unexpected_recording',
        confidence: 0.8,
      }),
      fields('Fields of a report', [
        ['`property_id`', 'The property, as the lock named it'],
        ['`alert_type`', 'What you saw'],
        ['`confidence`', 'How sure you are, from 0 to 1'],
      ]),
    ],
  },
  {
    id: 'guardsign-api',
    title: 'GuardSign API',
    blocks: [
      notOpen,
      '**Book a notary.**',
      request('POST /v1/bookings', {
        service_type: 'mobile',
        documents: ['grant deed'],
        preferred_time: '2027-02-01T15:00:00Z',
        location: '12 Main St, Austin, TX 78701',
      }),
      fields('Fields of a booking', [
        ['`service_type`', 'Mobile, in person, or remote and online'],
        ['`documents`', 'What is to be notarized, one item each'],
        ['`preferred_time`', 'ISO 8601, with a zone'],
        ['`location`', 'Where the notary should come; left out for a remote session'],
      ]),
      '**Follow a booking.**',
      request('GET /v1/bookings/{booking_id}/tracking', {
        status: 'en_route',
        eta: 12,
        location: { lat: 30.2672, lng: -97.7431 },
      }),
      fields('Answer about a booking', [
        ['`status`', 'Assigned, on the way, arrived, at work or done'],
        ['`eta`', 'Minutes until arrival'],
        ['`location`', 'Where the notary was last seen, while on the way alone'],
      ]),
      '**Verify a document.** A score is a hint to look closer. It says nothing about whether a document is valid in law.',
      request(
        'POST /v1/documents/verify',
        { document_url: 'https://example.com/deed.pdf', verification_type: 'completeness' },
        { confidence_score: 0.91, issues_found: ['The notary’s seal is missing on page 2.'] },
      ),
      fields('Fields of a verification', [
        ['`document_url`', 'Where we fetch the document once'],
        ['`verification_type`', 'What to look for'],
        ['`confidence_score`', 'In the answer: how sure the check is, from 0 to 1'],
        ['`issues_found`', 'In the answer: one sentence for each finding; an empty list when there is none'],
      ]),
    ],
  },
];

/** A request line with what is sent or answered, one JSON below the other. */
function request(line: string, ...bodies: unknown[]): Block {
  return code([line, ...bodies.map((body) => JSON.stringify(body, null, 2))].join('\n\n'));
}

function fields(caption: string, rows: string[][]): Block {
  return { kind: 'table', caption, head: ['Field', 'Meaning'], rows };
}

function code(text: string): Block {
  return { kind: 'code', text };
}
