import * as z from 'zod';
import type { LockEnd } from '@/lib/deeds/schema';
import { lineOfText } from '@/lib/values/text';
import type { DocumentType } from '../rules/document-types';

export const documentCategories = ['Real Estate', 'Legal', 'Financial', 'Business', 'Personal'] as const;
export type DocumentCategory = (typeof documentCategories)[number];

const categorySchema = z.enum(documentCategories, 'Please choose a category.');
export const documentNameSchema = lineOfText('a name', 200);
export const documentIdSchema = z.object({ id: z.uuid().toLowerCase() });
/** `view=1` looks at it on the page; otherwise it is a download. */
export const openingSchema = z.object({ view: z.literal('1').optional() });
export const changeDocumentSchema = z
  .strictObject({ category: categorySchema.optional(), name: documentNameSchema.optional() })
  .refine(({ category, name }) => category !== undefined || name !== undefined, {
    path: ['category'],
    error: 'Please choose a category or enter a name.',
  });

/** A form with a file, once the file was stored. */
export const uploadSchema = z.strictObject({
  file: z.custom<object>((file) => file !== null, 'Please choose a file.'),
  category: categorySchema,
});

/** A redacted copy's own proof, instead of the document's. */
export const documentProofSchema = z.object({
  format: z.enum(['html', 'json'], 'Please choose html or json.').default('html'),
  redactionId: z.uuid().toLowerCase().optional(),
});

/** A redacted copy's own certificate, instead of the document's. */
export const certificateSchema = z.object({ redactionId: z.uuid().toLowerCase().optional() });

export type ChangeDocumentInput = z.infer<typeof changeDocumentSchema>;

/** A document as its owner sees it. Times are ISO 8601 UTC. */
export type VaultDocument = {
  id: string;
  name: string;
  type: DocumentType;
  /** bytes */
  size: number;
  uploadDate: string;
  /** SHA-256 of the file, hex */
  blockchainHash: string;
  encryptionLevel: 'AES-256-GCM';
  /** who may see it beside its owner: whoever has a link, or the members of an organization */
  accessLevel: 'owner_only' | 'shared_link' | 'organization';
  category: DocumentCategory;
  /** Its entry was followed to the signature of the log when this was answered. */
  isVerified: boolean;
  lastAccessed: string | null;
  logIndex: number;
  /** why it can be neither shared nor redacted, fit to be shown; null for every ordinary document */
  problem: string | null;
  /** There is a small picture of its first page, and this sign-in may see it now. */
  hasThumbnail: boolean;
};

/** A document as the other members of an organization see it. */
export type OrganizationDocument = Omit<VaultDocument, 'accessLevel' | 'lastAccessed' | 'hasThumbnail'>;

/** What the vault holds, and what the plan in force lets it hold. */
export type VaultUsage = {
  /** documents and redacted copies together */
  usedBytes: number;
  quotaBytes: number;
  /** kept at all, or new in this calendar month (UTC): as the plan counts */
  documents: number;
  /** null is without limit */
  documentQuota: number | null;
  documentsPer: 'month' | 'account';
};

/** An entry of the evidence log that is about something of the owner's. */
export type ProtectedRecord = {
  id: string;
  kind: 'document' | 'redaction' | 'deed_lock';
  /** of the file; of a lock, the commitment of its entry. Hex. */
  documentHash: string;
  /** the index of the entry, as text */
  blockchainTxId: string;
  timestamp: string;
  documentName: string;
  propertyAddress: string | null;
  ownerName: string | null;
  /** whether the entry, of a lock that has ended both of them, was followed to the signature of the log for this answer */
  verificationStatus: 'verified' | 'failed';
  /** of a deed lock; times are ISO 8601 UTC */
  lock: { state: 'due' | 'locked' } | { state: 'ended'; at: string; reason: LockEnd; isDemo: boolean } | null;
  /** the address that the QR code holds: /verify with the hash filled in */
  qrCodeData: string;
  /** when the last of its open links ends */
  expiringLinkExpiry: string | null;
  isLocked: boolean;
  accessLevel: 'owner_only' | 'shared_link';
  /** where the certificate, or the proof of a lock, is downloaded */
  certificateUrl: string;
  proofUrl: string;
};
