import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { assertSteppedUp, isSteppedUp } from '@/lib/accounts/queries/step-up';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { openText } from '@/lib/platform/secrets/secret-box';
import { legalText } from '../drawing/legal-text';
import { canReadGeneratedOf } from '../policy';
import type { SealedContent } from '../rules/sealed-content';
import { MOST_KEPT } from '../rules/most-kept';
import { generatedContext } from '../rules/sealed-content';
import type { GeneratedDocument, OpenDocument, TemplateCategory, TemplateState } from '../schema';

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

/**
 * What an account made of templates, newest first; closed where the sign-in of a guarded account is not confirmed, and to
 * an admin. Throws `not_found` for another account, but for an admin.
 */
export async function listGenerated(actor: Actor, userId: string): Promise<GeneratedDocument[]> {
  assertReadable(actor, userId);
  const isOpen = actor.id === userId && (await isSteppedUp(actor));
  const rows = await db.generatedDocument.findMany({
    where: { ownerId: userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_KEPT,
    select: generatedSelect,
  });
  return rows.map((row) => (isOpen ? openDocument(row) : closedDocument(row)));
}

export type GeneratedId = { userId: string; id: string };

/** One of them with its words. Throws `not_found`, and `step_up_required` when the account is guarded. */
export async function getGenerated(
  actor: Actor,
  { userId, id }: GeneratedId,
): Promise<OpenDocument & SealedContent> {
  assertReadable(actor, userId);
  await assertSteppedUp(actor);
  const row = await db.generatedDocument.findFirst({
    where: { id, ownerId: userId },
    select: generatedSelect,
  });
  if (!row) throw noSuchDocument();
  const content = openContent(row);
  return { ...openDocument(row, content), ...content };
}

/** Everything that an account made, for its export. The caller has checked whose it is. */
export async function readGenerated(tx: Tx, ownerId: string) {
  const rows = await tx.generatedDocument.findMany({
    where: { ownerId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: generatedSelect,
  });
  return rows.map((row) => openDocument(row));
}

/** All of a row, for whoever may read it. */
export function openDocument(row: Row, content: SealedContent = openContent(row)): OpenDocument {
  const { values, document, check, note } = content;
  return {
    ...factsOf(row, note),
    formData: values,
    generatedContent: legalText(document),
    complianceCheck: check,
  };
}

function closedDocument(row: Row): GeneratedDocument {
  return { ...factsOf(row, null), formData: null, generatedContent: null, complianceCheck: null };
}

function factsOf(row: Row, note: string | null) {
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
    status: 'draft' as const,
    riskScore,
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
