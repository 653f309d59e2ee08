import type { ComplianceCheck, FieldValues, LegalDocument } from '../schema';

/** What is sealed of a generated document: all that was filled in, and what came of it. */
export type SealedContent = {
  values: FieldValues;
  document: LegalDocument;
  check: ComplianceCheck;
  note: string | null;
};

/** What the sealed text of a row is bound to. */
export function generatedContext(id: string): string {
  return `generated-document:${id}`;
}
