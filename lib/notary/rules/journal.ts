/** The notarial acts of the model law (RULONA § 2), as a journal names them. */
export const notarialActs = [
  { value: 'acknowledgment', label: 'Acknowledgment' },
  { value: 'jurat', label: 'Verification on oath or affirmation (jurat)' },
  { value: 'oath', label: 'Oath or affirmation' },
  { value: 'witnessing', label: 'Signature witnessing' },
  { value: 'copy', label: 'Copy certification' },
] as const;

/** How a notary may know who somebody is. */
export const identifications = [
  { value: 'document', label: 'Identity document' },
  { value: 'known', label: 'Personally known to me' },
  { value: 'witness', label: 'Credible witness' },
] as const;

export const idDocuments = [
  { value: 'license', label: 'Driver’s license' },
  { value: 'state-id', label: 'State ID card' },
  { value: 'passport', label: 'Passport' },
  { value: 'military-id', label: 'Military ID' },
  { value: 'residence-card', label: 'Permanent resident card' },
  { value: 'other', label: 'Other ID with photo and signature' },
] as const;

/** For how long a completed visit is offered to be written down. */
export const OFFERED_DAYS = 30;

/** Clocks of servers and browsers differ. */
const MINUTES_AHEAD = 5;
const FIRST_YEAR = 1950;

type Told = {
  identifiedBy: 'document' | 'known' | 'witness';
  idDocument?: string;
  idExpiresOn?: string;
  witnessName?: string;
  isOnline: boolean;
  place?: string;
  corrects?: number;
  reason?: string;
};

/** What an entry lacks, by field: what one answer makes necessary for another. */
export function journalProblems(entry: Told): Record<string, string> {
  const problems: Record<string, string> = {};
  if (entry.identifiedBy === 'document' && !entry.idDocument)
    problems.idDocument = 'Please choose the identity document.';
  if (entry.identifiedBy === 'witness' && !entry.witnessName)
    problems.witnessName = 'Please enter the name of the witness.';
  if (!entry.isOnline && !entry.place) problems.place = 'Please enter where the act took place.';
  if (entry.corrects !== undefined && !entry.reason)
    problems.reason = 'Please enter why you correct the entry.';
  return problems;
}

/** Without what an earlier choice in the form has left behind. */
export function withoutLeftovers<Entry extends Told>(entry: Entry): Entry {
  const { identifiedBy, corrects } = entry;
  return {
    ...entry,
    ...(identifiedBy !== 'document' && { idDocument: undefined, idExpiresOn: undefined }),
    ...(identifiedBy !== 'witness' && { witnessName: undefined }),
    ...(corrects === undefined && { reason: undefined }),
  };
}

/** Why an act cannot have been at that time; null when it can. */
export function actTimeProblem(actedAt: Date, at: Date): string | null {
  if (actedAt.getTime() > at.getTime() + MINUTES_AHEAD * 60_000)
    return 'This time is still ahead. Write the entry once the act is done.';
  return actedAt.getUTCFullYear() < FIRST_YEAR ? 'Please check the year.' : null;
}

export const actLabel = (act: string) => labelOf(notarialActs, act);
export const idDocumentLabel = (kind: string) => labelOf(idDocuments, kind);
export const identificationLabel = (way: string) => labelOf(identifications, way);

function labelOf(options: readonly { value: string; label: string }[], chosen: string): string {
  return options.find(({ value }) => value === chosen)?.label ?? chosen;
}
