import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { toCsv } from '@/lib/platform/http/csv';
import { db, type Tx } from '@/lib/platform/db';
import { cutPage, pageAfter } from '@/lib/platform/list';
import { openText } from '@/lib/platform/secrets/secret-box';
import { momentsIn } from '@/lib/values/time-zone';
import { actLabel, idDocumentLabel, identificationLabel, OFFERED_DAYS } from '../rules/journal';
import { documentLabel, requestTitle } from '../rules/services';
import type { JournalEntry, JournalPage, JournalQuery, UnwrittenVisit } from '../schema/journal';
import { noSuchNotary } from './own-notary';

const DAY_MS = 24 * 60 * 60_000;
const MOST_VISITS = 20;
const OTHER = 'other';

/** What is sealed of an entry: everything that somebody typed. */
export type SealedWords = Pick<
  JournalEntry,
  'document' | 'signerName' | 'signerAddress' | 'witnessName' | 'place' | 'note' | 'reason'
>;

/** What the words of an entry are sealed for. */
export const journalContext = (id: string) => `journal:${id}`;

export const journalSelect = {
  id: true,
  number: true,
  actedAt: true,
  zone: true,
  act: true,
  identifiedBy: true,
  idDocument: true,
  idExpiresOn: true,
  feeCents: true,
  isOnline: true,
  sealed: true,
  requestId: true,
  corrects: true,
  createdAt: true,
  correction: { select: { number: true } },
} satisfies Prisma.JournalEntrySelect;

type Row = Prisma.JournalEntryGetPayload<{ select: typeof journalSelect }>;

/** Opens the words of a row. */
export function toJournalEntry({ sealed, createdAt, correction, ...row }: Row): JournalEntry {
  const words = JSON.parse(openText(sealed, journalContext(row.id))) as SealedWords;
  const { dayAndTime } = momentsIn(row.zone);
  return {
    ...row,
    ...words,
    actedAt: row.actedAt.toISOString(),
    when: dayAndTime(row.actedAt),
    idExpiresOn: row.idExpiresOn?.toISOString().slice(0, 10) ?? null,
    correctedBy: correction?.number ?? null,
    writtenAt: createdAt.toISOString(),
  };
}

/** A journal is its notary's alone: admins have no part in it. Throws `not_found` for anybody else. */
export function assertOwnJournal(actor: Actor, userId: string): void {
  if (actor.id !== userId || actor.role !== 'notary') throw noSuchNotary();
}

/** One page of a notary's journal, newest entry first. Throws `not_found`. */
export async function listJournal(
  actor: Actor,
  userId: string,
  { after }: JournalQuery,
): Promise<JournalPage> {
  assertOwnJournal(actor, userId);
  const found = await db.journalEntry.findMany({
    where: { notaryId: userId },
    orderBy: { number: 'desc' },
    select: journalSelect,
    ...pageAfter(after),
  });
  const { rows, next } = cutPage(found, after);
  return { entries: rows.map(toJournalEntry), next };
}

/** The whole journal in its own order, as a file. Throws `not_found`. */
export async function exportJournal(actor: Actor, userId: string): Promise<string> {
  assertOwnJournal(actor, userId);
  const entries = await readJournal(db, userId);
  return toCsv([
    columns.map(([name]) => name),
    ...entries.map((entry) => columns.map(([, cell]) => cell(entry))),
  ]);
}

/** Everything in a notary's journal, from the first entry. */
export async function readJournal(tx: Tx, notaryId: string): Promise<JournalEntry[]> {
  const rows = await tx.journalEntry.findMany({
    where: { notaryId },
    orderBy: { number: 'asc' },
    select: journalSelect,
  });
  return rows.map(toJournalEntry);
}

const columns: [name: string, cell: (entry: JournalEntry) => string][] = [
  ['number', ({ number }) => String(number)],
  ['actedAt', ({ actedAt }) => actedAt],
  ['localTime', ({ when }) => when],
  ['act', ({ act }) => actLabel(act)],
  ['document', ({ document }) => document],
  ['name', ({ signerName }) => signerName],
  ['address', ({ signerAddress }) => signerAddress],
  ['identifiedBy', ({ identifiedBy }) => identificationLabel(identifiedBy)],
  ['idDocument', ({ idDocument }) => (idDocument ? idDocumentLabel(idDocument) : '')],
  ['idExpiresOn', ({ idExpiresOn }) => idExpiresOn ?? ''],
  ['witness', ({ witnessName }) => witnessName ?? ''],
  ['fee', ({ feeCents }) => (feeCents / 100).toFixed(2)],
  ['online', ({ isOnline }) => (isOnline ? 'yes' : 'no')],
  ['place', ({ place }) => place ?? ''],
  ['note', ({ note }) => note ?? ''],
  ['corrects', ({ corrects }) => corrects?.toString() ?? ''],
  ['reason', ({ reason }) => reason ?? ''],
  ['correctedBy', ({ correctedBy }) => correctedBy?.toString() ?? ''],
  ['writtenAt', ({ writtenAt }) => writtenAt],
];

/** The notary's latest completed visits that no entry is about, the last one first. Throws `not_found`. */
export async function listUnwrittenVisits(actor: Actor, userId: string): Promise<UnwrittenVisit[]> {
  assertOwnJournal(actor, userId);
  const visits = await db.notaryRequest.findMany({
    where: {
      notaryId: userId,
      status: 'completed',
      completedAt: { gt: new Date(now().getTime() - OFFERED_DAYS * DAY_MS) },
      journal: { none: {} },
    },
    orderBy: [{ completedAt: 'desc' }, { id: 'asc' }],
    take: MOST_VISITS,
    select: {
      id: true,
      serviceType: true,
      documentType: true,
      completedAt: true,
      isRemote: true,
      mode: true,
      location: true,
      officeAddress: true,
      client: { select: { deletedAt: true } },
    },
  });
  return visits.flatMap(({ completedAt, ...visit }) =>
    completedAt ? [toVisit({ ...visit, completedAt })] : [],
  );
}

type VisitRow = {
  id: string;
  serviceType: string;
  documentType: string;
  completedAt: Date;
  isRemote: boolean;
  mode: string;
  location: string | null;
  officeAddress: string | null;
  client: { deletedAt: Date | null };
};

function toVisit({ id, documentType, completedAt, isRemote, ...visit }: VisitRow): UnwrittenVisit {
  return {
    requestId: id,
    title: requestTitle({ serviceType: visit.serviceType, documentType }),
    completedAt: completedAt.toISOString(),
    document: documentType === OTHER ? null : documentLabel(documentType),
    place: isRemote ? null : placeOf(visit),
    isOnline: isRemote,
  };
}

/** The address of a client who deleted the account was erased. */
function placeOf({
  mode,
  location,
  officeAddress,
  client,
}: Omit<VisitRow, 'id' | 'documentType' | 'completedAt' | 'isRemote'>) {
  if (mode === 'in-person') return officeAddress;
  return client.deletedAt ? null : location;
}
