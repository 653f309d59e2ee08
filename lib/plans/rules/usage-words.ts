import type { Quotas } from './quotas';

/** What takes of the space: said wherever a plan or the vault names how much there is. */
export const WHAT_USES_SPACE = 'Documents and their redacted copies use the same space.';

type Counted = {
  documents: number;
  /** null is without limit */
  documentQuota: number | null;
  documentsPer: Quotas['documentsPer'];
};

/** `2 of 3 documents`, `4 of 10 new documents this month`, `4 new documents this month, without a limit`. */
export function describeDocuments({ documents, documentQuota, documentsPer }: Counted): string {
  const of = documentQuota === null ? `${documents}` : `${documents} of ${documentQuota}`;
  const noun = (documentQuota ?? documents) === 1 ? 'document' : 'documents';
  const what = documentsPer === 'month' ? `new ${noun} this month` : noun;
  return `${of} ${what}${documentQuota === null ? ', without a limit' : ''}`;
}
