import type { JournalEntry, UnwrittenVisit } from '@/lib/notary/schema/journal';

/** What the fields of an entry hold before anybody types, all of it text. */
type FirstValues = Partial<
  Record<
    | 'act'
    | 'document'
    | 'actedOn'
    | 'actedTime'
    | 'place'
    | 'signerName'
    | 'signerAddress'
    | 'idDocument'
    | 'idExpiresOn'
    | 'witnessName'
    | 'fee'
    | 'note',
    string
  >
> & { meeting: 'in-person' | 'online'; identifiedBy: JournalEntry['identifiedBy'] };

/** What an entry is about, and what is known of it when the form opens. */
export type EntryStart = {
  /** of the new entry: the same one sent twice is one */
  id: string;
  title: string;
  requestId?: string;
  corrects?: number;
  values: FirstValues;
};

/** An act outside our visits. */
export function startAct(): EntryStart {
  return {
    id: crypto.randomUUID(),
    title: 'New entry',
    values: { meeting: 'in-person', identifiedBy: 'document' },
  };
}

export function startFromVisit({ requestId, title, ...visit }: UnwrittenVisit): EntryStart {
  return {
    id: crypto.randomUUID(),
    title: `Entry for the visit ${title}`,
    requestId,
    values: {
      ...clockOf(visit.completedAt),
      document: visit.document ?? undefined,
      place: visit.place ?? undefined,
      meeting: visit.isOnline ? 'online' : 'in-person',
      identifiedBy: 'document',
    },
  };
}

/** Everything as it was, for the one thing that is to change. */
export function startCorrection(entry: JournalEntry): EntryStart {
  return {
    id: crypto.randomUUID(),
    title: `Correct entry ${entry.number}`,
    corrects: entry.number,
    values: {
      ...clockOf(entry.actedAt),
      act: entry.act,
      document: entry.document,
      signerName: entry.signerName,
      signerAddress: entry.signerAddress,
      meeting: entry.isOnline ? 'online' : 'in-person',
      identifiedBy: entry.identifiedBy,
      idDocument: entry.idDocument ?? undefined,
      idExpiresOn: entry.idExpiresOn ?? undefined,
      witnessName: entry.witnessName ?? undefined,
      place: entry.place ?? undefined,
      fee: (entry.feeCents / 100).toFixed(2),
      note: entry.note ?? undefined,
    },
  };
}

/** Another act of the visit that an entry is about: often the same person and papers, so the facts of the meeting stay. */
export function startAnother(entry: JournalEntry): EntryStart {
  const { values } = startCorrection(entry);
  return {
    id: crypto.randomUUID(),
    title: 'Entry for another act of this visit',
    requestId: entry.requestId ?? undefined,
    values: { ...values, act: undefined, document: undefined, fee: undefined, note: undefined },
  };
}

/** A moment as the reader's own clock shows it, for the fields of day and time. */
function clockOf(moment: string) {
  const at = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return {
    actedOn: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    actedTime: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}
