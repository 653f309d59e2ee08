import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { openText } from '@/lib/platform/secret-box';
import { legalText } from '../drawing/legal-text';
import { canReadGeneratedOf } from '../policy';
import type { SealedContent } from '../rules/sealed-content';
import { MOST_KEPT } from '../rules/most-kept';
import { generatedContext } from '../rules/sealed-content';
import type { GeneratedDocument, TemplateCategory, TemplateState } from '../schema';

export const generatedSelect = {
  id: true,
  ownerId: true,
  templateId: true,
  templateVersion: true,
  templateName: true,
  category: true,
  stateCode: true,
  recordedAs: true,
  name: true,
  sealed: true,
  riskScore: true,
  model: true,
  createdAt: true,
  documentId: true,
} satisfies Prisma.GeneratedDocumentSelect;

type Row = Prisma.GeneratedDocumentGetPayload<{ select: typeof generatedSelect }>;

/** What an account made of templates, newest first. Throws `not_found` for another account, but for an admin. */
export async function listGenerated(actor: Actor, userId: string): Promise<GeneratedDocument[]> {
  assertReadable(actor, userId);
  const rows = await db.generatedDocument.findMany({
    where: { ownerId: userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_KEPT,
    select: generatedSelect,
  });
  return rows.map((row) => toGenerated(row));
}

export type GeneratedId = { userId: string; id: string };

/** One of them with its words. Throws `not_found`. */
export async function getGenerated(
  actor: Actor,
  { userId, id }: GeneratedId,
): Promise<GeneratedDocument & SealedContent> {
  assertReadable(actor, userId);
  const row = await db.generatedDocument.findFirst({
    where: { id, ownerId: userId },
    select: generatedSelect,
  });
  if (!row) throw noSuchDocument();
  const content = openContent(row);
  return { ...toGenerated(row, content), ...content };
}

/** Everything that an account made, for its export. The caller has checked whose it is. */
export async function readGenerated(tx: Tx, ownerId: string) {
  const rows = await tx.generatedDocument.findMany({
    where: { ownerId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: generatedSelect,
  });
  return rows.map((row) => toGenerated(row));
}

/** What a row says to whoever may read it. */
export function toGenerated(row: Row, content: SealedContent = openContent(row)): GeneratedDocument {
  const { values, document, check, note } = content;
  const { id, templateId, templateVersion, templateName, recordedAs, riskScore, documentId } = row;
  return {
    id,
    templateId,
    templateVersion,
    templateName,
    category: row.category as TemplateCategory,
    stateCode: row.stateCode as TemplateState,
    recordedAs,
    documentName: row.name,
    formData: values,
    generatedContent: legalText(document),
    status: 'draft',
    riskScore,
    complianceCheck: check,
    aiMetadata: { model: row.model, templateVersion, note },
    documentId,
    createdAt: row.createdAt.toISOString(),
  };
}

export function noSuchDocument(): AppError {
  return new AppError('not_found', 'There is no such document.');
}

function openContent({ id, sealed }: Pick<Row, 'id' | 'sealed'>): SealedContent {
  return JSON.parse(openText(sealed, generatedContext(id))) as SealedContent;
}

function assertReadable(actor: Actor, userId: string): void {
  if (!canReadGeneratedOf(actor, userId)) throw noSuchDocument();
}
