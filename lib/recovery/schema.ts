import * as z from 'zod';
import type { Fact } from '@/lib/catalog/schema';

const MAX_DOCUMENTS = 50;

/** GET /api/fraud/cases/{caseId}/pack: which of one's documents go along, their ids apart by commas */
export const packQuerySchema = z.object({
  documents: z
    .string()
    .default('')
    .transform((text) => [...new Set(text.toLowerCase().split(',').filter(Boolean))])
    .pipe(z.array(z.uuid('Please choose documents of your vault.')).max(MAX_DOCUMENTS)),
});

/** A document of the vault that may go into a pack. */
export type PackDocument = {
  id: string;
  name: string;
  /** ISO 8601 UTC */
  storedAt: string;
  /** shown as evidence for the lock of the property, so that it goes along unless it is taken out */
  isEvidence: boolean;
};

export type Step = {
  title: string;
  /** by when, in words */
  when: string;
  why: string;
  /** the letter of the pack that goes with it, without its ending */
  letter?: string;
  fact?: Fact<string>;
};

/** What the law of a state says of a question: facts, or that we do not know. */
type LawAnswer = { question: string; facts: Fact<string>[]; unknown: string | null };

export type StateLaw = { state: string; answers: LawAnswer[] };
