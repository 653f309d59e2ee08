import type { ShareLink } from '@/lib/vault/schema/links';
import type { Finding, Redaction } from '@/lib/vault/schema/redactions';
import { vaultDocument } from './vault';

export const deed = vaultDocument({ name: 'Deed.pdf' });
export const DOCUMENT_ID = deed.id;
const REDACTION_ID = '2a7e4f0e-0c5a-4a51-9a53-2f2b1f6c0a02';
export const REDACTION_URL = `/api/vault/documents/${DOCUMENT_ID}/redactions/${REDACTION_ID}`;
export const LINKS_URL = `/api/vault/documents/${DOCUMENT_ID}/links`;

/** Two social security numbers on page 1 and a telephone number on page 2. */
const findings: Finding[] = [
  { id: 'a', rule: 'ssn', boxes: [{ page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.02 }] },
  { id: 'b', rule: 'ssn', boxes: [{ page: 1, x: 0.1, y: 0.2, width: 0.2, height: 0.02 }] },
  { id: 'c', rule: 'phone', boxes: [{ page: 2, x: 0.1, y: 0.1, width: 0.2, height: 0.02 }] },
];

export function redaction(changes: Partial<Redaction> = {}): Redaction {
  return {
    id: REDACTION_ID,
    documentId: DOCUMENT_ID,
    name: 'Deed.pdf',
    type: 'pdf',
    redactionLevel: 'standard',
    rules: ['ssn', 'phone'],
    status: 'pending_review',
    step: 'finding',
    progress: { pagesDone: 3, pagesTotal: 3 },
    findings,
    pages: [1, 2, 3].map((page) => ({ page, width: 612, height: 792, hasText: page < 3 })),
    originalSize: 20_480,
    redactedSize: null,
    redactedFields: null,
    secureHash: null,
    originalHash: 'ab'.repeat(32),
    logIndex: null,
    failure: null,
    createdAt: '2026-03-01T10:05:00.000Z',
    completedAt: null,
    expiresAt: null,
    accessLevel: 'owner_only',
    accessAttempts: 0,
    downloadUrl: null,
    ...changes,
  };
}

export const completed = redaction({
  status: 'completed',
  redactedSize: 18_432,
  redactedFields: 4,
  secureHash: 'cd'.repeat(32),
  logIndex: 9,
  completedAt: '2026-03-01T10:06:00.000Z',
  downloadUrl: `${REDACTION_URL}/content`,
});

export function shareLink(changes: Partial<ShareLink> = {}): ShareLink {
  return {
    id: '3b7e4f0e-0c5a-4a51-9a53-2f2b1f6c0a03',
    redactionId: REDACTION_ID,
    createdAt: '2026-03-01T11:00:00.000Z',
    expiresAt: '2026-03-01T12:00:00.000Z',
    revokedAt: null,
    status: 'open',
    viewCount: 0,
    views: [],
    ...changes,
  };
}
