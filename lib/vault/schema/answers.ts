import * as z from 'zod';
import { redactionLevels, redactionRules } from '../rules/redaction/choices';
import { documentTypes } from '../rules/document-types';
import { documentCategories, type VaultDocument, type VaultUsage } from './documents';
import type { Redaction } from './redactions';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A document as its owner sees it. */
export const vaultDocumentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(documentTypes),
  size: z.number().int().describe('Bytes.'),
  uploadDate: z.iso.datetime(),
  blockchainHash: sha256.describe('The SHA-256 of the file, in hex.'),
  encryptionLevel: z.literal('AES-256-GCM'),
  accessLevel: z
    .enum(['owner_only', 'shared_link', 'organization'])
    .describe('Who may see it beside its owner: the holders of a link, or the members of an organization.'),
  category: z.enum(documentCategories),
  isVerified: z
    .boolean()
    .describe('Its entry was followed to the signature of the log when this was answered.'),
  lastAccessed: z.iso.datetime().nullable(),
  logIndex: z.number().int().describe('The index of its entry in the evidence log.'),
  problem: z
    .string()
    .nullable()
    .describe('Why it can be neither shared nor redacted; `null` for an ordinary document.'),
  hasThumbnail: z
    .boolean()
    .describe('There is a small picture of its first page, and this session may see it now.'),
}) satisfies z.ZodType<VaultDocument>;

/** What the vault holds, and what the plan in force lets it hold. */
export const vaultUsageSchema = z.object({
  usedBytes: z.number().int().describe('Documents and redacted copies together.'),
  quotaBytes: z.number().int(),
  documents: z.number().int().describe('Those that count, by `documentsPer`.'),
  documentQuota: z.number().int().nullable().describe('`null` is without limit.'),
  documentsPer: z
    .enum(['month', 'account'])
    .describe('What the plan counts: new documents in this calendar month, UTC, or those that are kept.'),
}) satisfies z.ZodType<VaultUsage>;

/** The answer to a new link. */
export const createdLinkSchema = z.object({
  id: z.uuid(),
  url: z.string().describe('The address of the link. We show it this once.'),
  expiresAt: z.iso.datetime(),
});

/** A link as the owner sees it. */
export const shareLinkSchema = z.object({
  id: z.uuid(),
  redactionId: z.uuid().nullable().describe('The redacted copy that it shows instead of the document.'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  status: z.enum(['open', 'expired', 'revoked']),
  viewCount: z.number().int(),
  views: z.array(z.object({ viewer: z.string(), viewedAt: z.iso.datetime() })).describe('The latest ten.'),
});

const box = z.object({
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** A redacted copy as its owner sees it, on its way or done. */
export const redactionSchema = z.object({
  id: z.uuid(),
  documentId: z.uuid(),
  name: z.string().describe('The name of the document.'),
  type: z.enum(['pdf', 'jpg', 'png']),
  redactionLevel: z.enum(redactionLevels),
  rules: z.array(z.enum(redactionRules)),
  status: z.enum(['processing', 'pending_review', 'completed', 'failed']),
  step: z.enum(['finding', 'applying']).describe('What `processing` does now.'),
  progress: z.object({ pagesDone: z.number().int(), pagesTotal: z.number().int().nullable() }),
  findings: z
    .array(z.object({ id: z.string(), rule: z.enum(redactionRules), boxes: z.array(box) }))
    .describe('The places that a rule found, in shares of the page, from its upper left corner.'),
  pages: z
    .array(z.object({ page: z.number().int(), width: z.number(), height: z.number(), hasText: z.boolean() }))
    .describe('The pages, with their size in points.'),
  originalSize: z.number().int().describe('Bytes.'),
  redactedSize: z.number().int().nullable().describe('Bytes.'),
  redactedFields: z.number().int().nullable().describe('The number of places that are covered.'),
  secureHash: sha256.nullable().describe('The SHA-256 of the redacted copy, in hex.'),
  originalHash: sha256,
  logIndex: z.number().int().nullable(),
  failure: z.string().nullable().describe('Why it failed, in words.'),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable().describe('The time at which the last of its open links ends.'),
  accessLevel: z.enum(['owner_only', 'shared_link']),
  accessAttempts: z.number().int().describe('The number of times its links were opened.'),
  downloadUrl: z.string().nullable(),
}) satisfies z.ZodType<Redaction>;
