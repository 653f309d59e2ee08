import * as z from 'zod';
import {
  MAX_DRAWN_BOXES,
  redactionLevels,
  redactionRules,
  type RedactionLevel,
  type RedactionRule,
} from '../rules/redaction/choices';

export type RedactionStatus = 'processing' | 'pending_review' | 'completed' | 'failed';

export const createRedactionSchema = z.strictObject({
  level: z.enum(redactionLevels, 'Please choose a level.'),
  rules: z
    .array(z.enum(redactionRules, 'There is no such rule.'))
    .max(redactionRules.length)
    .transform((rules) => redactionRules.filter((rule) => rules.includes(rule))),
});

/** What a person chooses; the document is in the address of the call. */
export const startRedactionSchema = createRedactionSchema.extend({
  documentId: z.string().min(1, 'Please choose a document.'),
});

const share = z.number().min(0).max(1);

/** A rectangle on a page as it is shown (rotation applied): shares of its width and height, from its upper left corner. */
const boxSchema = z
  .strictObject({ page: z.int().min(1), x: share, y: share, width: share, height: share })
  .refine((box) => box.width > 0.001 && box.height > 0.001, 'This box is too small.')
  .refine((box) => box.x + box.width <= 1.001 && box.y + box.height <= 1.001, 'This box leaves the page.');

export const applyRedactionSchema = z.strictObject({
  /** ids of findings that stay readable */
  leftOut: z.array(z.string().max(20)).max(5000).default([]),
  drawnBoxes: z.array(boxSchema).max(MAX_DRAWN_BOXES).default([]),
});

export const redactionIdSchema = z.object({ id: z.uuid().toLowerCase(), rid: z.uuid().toLowerCase() });

export type Box = z.infer<typeof boxSchema>;
export type CreateRedactionInput = z.infer<typeof createRedactionSchema>;
export type StartRedactionInput = z.infer<typeof startRedactionSchema>;
export type ApplyRedactionInput = z.output<typeof applyRedactionSchema>;

/** One place that a rule found; it has more than one box when it runs over lines. It never holds the words. */
export type Finding = { id: string; rule: RedactionRule; boxes: Box[] };

/** What the owner should know of a page: a picture has no text for the rules to read. Sizes in points. */
export type PageNote = { page: number; width: number; height: number; hasText: boolean };

/** A redacted copy as its owner sees it, on its way or done. Sizes are bytes, hashes hex. */
export type Redaction = {
  id: string;
  documentId: string;
  /** of the document */
  name: string;
  type: 'pdf' | 'jpg' | 'png';
  redactionLevel: RedactionLevel;
  rules: RedactionRule[];
  status: RedactionStatus;
  /** what `processing` does now */
  step: 'finding' | 'applying';
  progress: { pagesDone: number; pagesTotal: number | null };
  findings: Finding[];
  pages: PageNote[];
  originalSize: number;
  redactedSize: number | null;
  /** how many places are covered */
  redactedFields: number | null;
  /** of the redacted copy */
  secureHash: string | null;
  originalHash: string;
  logIndex: number | null;
  /** why it failed, fit to be shown */
  failure: string | null;
  createdAt: string;
  completedAt: string | null;
  /** when the last of its open links ends */
  expiresAt: string | null;
  accessLevel: 'owner_only' | 'shared_link';
  /** how often its links were opened */
  accessAttempts: number;
  downloadUrl: string | null;
};
