import { randomUUID } from 'node:crypto';
import { GET, POST } from '@/app/api/notaries/[userId]/journal/route';
import type { JournalEntry, JournalEntryBody } from '@/lib/notary/schema/journal';
import type { Person } from './actors';
import { callRoute, type Answer } from './http';

/** An acknowledgment of a deed, in Austin, for $10. */
export function entryBody(overrides: Partial<JournalEntryBody> = {}): JournalEntryBody {
  return {
    id: randomUUID(),
    actedAt: '2026-11-20T15:00:00.000Z',
    zone: 'America/Chicago',
    act: 'acknowledgment',
    document: 'Warranty deed',
    signerName: 'Alonso Quixote',
    signerAddress: '77 Xanadu Ln, Austin, TX 78701',
    identifiedBy: 'document',
    idDocument: 'license',
    idExpiresOn: '2029-03-03',
    isOnline: false,
    place: '500 Congress Ave, Austin, TX 78701',
    feeCents: 1_000,
    ...overrides,
  };
}

export const postEntry = (
  as: Person | null,
  body: unknown = entryBody(),
  userId = as?.actor.id ?? '',
): Promise<Answer> =>
  callRoute(POST, {
    method: 'POST',
    url: `/api/notaries/${userId}/journal`,
    params: { userId },
    as,
    body,
  });

export const getJournal = (as: Person | null, query = '', userId = as?.actor.id ?? ''): Promise<Answer> =>
  callRoute(GET, { url: `/api/notaries/${userId}/journal${query}`, params: { userId }, as });

/** An entry through the call. */
export async function buildEntry(
  notary: Person,
  overrides: Partial<JournalEntryBody> = {},
): Promise<JournalEntry> {
  return (await postEntry(notary, entryBody(overrides))).body as JournalEntry;
}
