import * as z from 'zod';
import { listQuery } from '@/lib/platform/list';
import { textOfLines } from '@/lib/values/text';
import type { EvidenceOpinion } from '@/prisma/generated/enums';

export const submitEvidenceSchema = z.object({
  documentId: z.uuid('Please choose a document of your vault.').toLowerCase(),
});

export const evidenceIdSchema = z.object({ id: z.uuid().toLowerCase() });

/** Both sides read the note: it names nobody. */
export const giveOpinionSchema = z.object({
  opinion: z.enum(['seen', 'supports'], 'Please choose what you think of it.'),
  note: textOfLines(500).default(''),
});

export const listEvidenceSchema = z.object({
  ...listQuery,
  sort: z.enum(['newest', 'oldest', 'property']).optional().catch(undefined),
  open: z
    .enum(['true', ''])
    .transform((value) => value === 'true')
    .optional()
    .catch(undefined),
});

export type EvidenceFilter = { open?: boolean };
export type GiveOpinionInput = z.infer<typeof giveOpinionSchema>;

/** A document for a contested lock, as the owner of one of its locks sees it. Times are ISO 8601 UTC. */
export type LockEvidence = {
  id: string;
  /** of the other side nothing is shown but what we think of it */
  side: 'yours' | 'other';
  /** null for the other side, and for a document that was deleted */
  documentName: string | null;
  shownAt: string | null;
  opinion: EvidenceOpinion | null;
  note: string | null;
  decidedAt: string | null;
};

/** The same for an admin, who compares both sides. */
export type EvidenceItem = {
  id: string;
  propertyAddress: string;
  /** the sides of one property stand next to each other in the order of it */
  propertyKey: string;
  lockId: string;
  lockedAt: string;
  ownerName: string;
  accountName: string;
  accountEmail: string;
  isContested: boolean;
  documentName: string | null;
  createdAt: string;
  opinion: EvidenceOpinion | null;
  note: string | null;
  decidedAt: string | null;
};
