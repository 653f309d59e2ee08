import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { rotateColumn, type Rotation } from '@/lib/platform/secrets/key-rotation';
import { sealText } from '@/lib/platform/secrets/secret-box';
import {
  assertOwnJournal,
  journalContext,
  journalSelect,
  toJournalEntry,
  type SealedWords,
} from '../queries/journal';
import { actTimeProblem } from '../rules/journal';
import type { JournalEntry, JournalEntryInput } from '../schema/journal';
import { holdProfile } from './hold-profile';

/**
 * Writes the next line of a notary's journal; the same entry a second time is the first one. Throws `not_found` for a visit
 * that is not the notary's own or not completed and for an entry to correct that is not there, `validation_failed` for a
 * time ahead, and `conflict` for what was corrected before or written with other words.
 */
export async function writeJournalEntry(
  actor: Actor,
  userId: string,
  input: JournalEntryInput,
): Promise<JournalEntry> {
  assertOwnJournal(actor, userId);
  const problem = actTimeProblem(input.actedAt, now());
  if (problem) throw new AppError('validation_failed', problem, { fields: { actedAt: problem } });
  return transaction(async (tx) => {
    // Whoever comes second waits here, and then counts on from what the first has written.
    await holdProfile(tx, userId);
    const written = await tx.journalEntry.findUnique({
      where: { id: input.id },
      select: { ...journalSelect, notaryId: true },
    });
    if (written) return sameEntry(written.notaryId === userId ? toJournalEntry(written) : null, input);
    return addEntry(tx, { actor, input, requestId: await requestOf(tx, userId, input) });
  });
}

type Addition = { actor: Actor; input: JournalEntryInput; requestId: string | null };

async function addEntry(tx: Tx, { actor, input, requestId }: Addition): Promise<JournalEntry> {
  const { id, corrects, idExpiresOn } = input;
  const last = await tx.journalEntry.aggregate({ where: { notaryId: actor.id }, _max: { number: true } });
  const number = (last._max.number ?? 0) + 1;
  const row = await tx.journalEntry.create({
    data: {
      id,
      notaryId: actor.id,
      number,
      actedAt: input.actedAt,
      zone: input.zone,
      act: input.act,
      identifiedBy: input.identifiedBy,
      idDocument: input.idDocument,
      idExpiresOn: idExpiresOn ? new Date(idExpiresOn) : null,
      feeCents: input.feeCents,
      isOnline: input.isOnline,
      sealed: sealText(JSON.stringify(wordsOf(input)), journalContext(id)),
      requestId,
      corrects,
      createdAt: now(),
    },
    select: journalSelect,
  });
  await audit(tx, {
    type: 'journal.entry_written',
    actorId: actor.id,
    subjectId: id,
    data: { number, ...(corrects !== undefined && { corrects }) },
  });
  return toJournalEntry(row);
}

function wordsOf(input: JournalEntryInput): SealedWords {
  return {
    document: input.document,
    signerName: input.signerName,
    signerAddress: input.signerAddress,
    witnessName: input.witnessName ?? null,
    place: input.place ?? null,
    note: input.note ?? null,
    reason: input.reason ?? null,
  };
}

/** The visit that an entry is about: that of the entry which it corrects, or the one that the notary names. */
async function requestOf(tx: Tx, notaryId: string, { requestId, corrects }: JournalEntryInput) {
  if (corrects !== undefined) return correctedVisit(tx, notaryId, corrects);
  if (!requestId) return null;
  const visit = await tx.notaryRequest.findFirst({
    where: { id: requestId, notaryId, status: 'completed' },
    select: { id: true },
  });
  if (!visit) throw new AppError('not_found', 'You have no such completed visit.');
  return visit.id;
}

async function correctedVisit(tx: Tx, notaryId: string, number: number): Promise<string | null> {
  const corrected = await tx.journalEntry.findUnique({
    where: { notaryId_number: { notaryId, number } },
    select: { requestId: true, correction: { select: { number: true } } },
  });
  if (!corrected) throw new AppError('not_found', 'There is no such entry to correct.');
  if (!corrected.correction) return corrected.requestId;
  const latest = corrected.correction.number;
  throw new AppError(
    'conflict',
    `Entry ${number} was corrected by entry ${latest}. If that one is wrong too, correct it.`,
  );
}

/** What a second try after a lost answer gets; other words under the same id are none. */
function sameEntry(written: JournalEntry | null, input: JournalEntryInput): JournalEntry {
  const isSame =
    written !== null &&
    Object.entries({ ...wordsOf(input), act: input.act, feeCents: input.feeCents }).every(
      ([name, value]) => written[name as keyof JournalEntry] === value,
    ) &&
    written.actedAt === input.actedAt.toISOString();
  if (isSame) return written;
  throw new AppError(
    'conflict',
    written
      ? `This was already written as entry ${written.number}. Reload the page, and correct that entry if it is wrong.`
      : 'This entry cannot be written. Reload the page and try again.',
  );
}

/** Takes a journal away with its notary's account. */
export async function eraseJournal(tx: Tx, notaryId: string): Promise<void> {
  await tx.journalEntry.deleteMany({ where: { notaryId } });
}

/** Seals the words of all journals under the master key of today. */
export function rotateJournals(): Promise<Rotation> {
  return rotateColumn({
    kind: 'journal entries',
    context: journalContext,
    list: ({ prefix, after, take }) =>
      db.journalEntry.findMany({
        where: { id: { gt: after }, NOT: { sealed: { startsWith: prefix } } },
        orderBy: { id: 'asc' },
        take,
        select: { id: true, sealed: true },
      }),
    replace: async ({ id, sealed }, resealed) => {
      const { count } = await db.journalEntry.updateMany({
        where: { id, sealed },
        data: { sealed: resealed },
      });
      return count === 1;
    },
  });
}
