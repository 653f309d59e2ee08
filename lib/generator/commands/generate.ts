import 'server-only';
import { holdSession } from '@/lib/accounts/commands/hold-account';
import { findCountyByName } from '@/lib/catalog/queries';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { sealText } from '@/lib/platform/secrets/secret-box';
import { findTemplateSource, type TemplateSource } from '../content/templates';
import { fillTemplate } from '../drawing/fill-template';
import { legalText } from '../drawing/legal-text';
import { generatedSelect, openDocument } from '../queries/generated';
import { readAnswers } from '../rules/answers';
import { checkCompliance } from '../rules/compliance/check';
import { MOST_KEPT } from '../rules/most-kept';
import { generatedContext, type SealedContent } from '../rules/sealed-content';
import type { FieldValues, OpenDocument, GenerateInput } from '../schema';
import { wordAnswers } from './word-answers';

/**
 * Fills in a template, checks what came of it by our rules, and keeps it sealed: row, count of the template and audit
 * event together. Throws `not_found` without such a template, `validation_failed` for a template of another state and for
 * fields that are missing or wrong, each by its name, and `conflict` when the account keeps 200 documents already.
 */
export async function generateDocument(actor: Actor, input: GenerateInput): Promise<OpenDocument> {
  const template = getTemplate(input);
  const answers = readAnswers(template.requiredFields, input.formData);
  const worded = input.usesModel
    ? await wordAnswers(template, answers)
    : { values: answers, model: null, note: null };
  const content = contentOf(template, worded.values, worded.note);
  return transaction((tx) =>
    write(tx, { actor, template, name: input.documentName, model: worded.model, content }),
  );
}

function getTemplate({ templateId, stateCode }: GenerateInput): TemplateSource {
  const template = findTemplateSource(templateId);
  if (!template)
    throw new AppError('not_found', 'There is no such template. Please choose one from the list.');
  if (template.stateCode === stateCode) return template;
  const problem = `This template is for ${template.stateCode}. Please choose one for ${stateCode}.`;
  throw new AppError('validation_failed', problem, { fields: { stateCode: problem } });
}

function contentOf(template: TemplateSource, values: FieldValues, note: string | null): SealedContent {
  const document = fillTemplate(template, values);
  const today = now().toISOString().slice(0, 10);
  const isCounty = (name: string) => findCountyByName(name, template.stateCode) !== null;
  const check = checkCompliance({ template, values, text: legalText(document), today, isCounty });
  return { values, document, check, note };
}

type NewDocument = {
  actor: Actor;
  template: TemplateSource;
  name: string;
  model: string | null;
  content: SealedContent;
};

async function write(tx: Tx, { actor, template, name, model, content }: NewDocument): Promise<OpenDocument> {
  const id = newId();
  await holdSession(tx, actor);
  const kept = await tx.generatedDocument.count({ where: { ownerId: actor.id } });
  if (kept >= MOST_KEPT) {
    throw new AppError(
      'conflict',
      `Your history holds ${MOST_KEPT} documents. Please delete one that you no longer need, and try again.`,
    );
  }
  const { stateCode, category, recordedAs } = template;
  const row = await tx.generatedDocument.create({
    data: {
      id,
      ownerId: actor.id,
      templateId: template.id,
      templateVersion: template.version,
      templateName: template.name,
      category,
      stateCode,
      recordedAs,
      name,
      sealed: sealText(JSON.stringify(content), generatedContext(id)),
      riskScore: content.check.riskScore,
      model,
      createdAt: now(),
    },
    select: generatedSelect,
  });
  await audit(tx, {
    type: 'generated_document.made',
    actorId: actor.id,
    subjectId: id,
    data: { templateId: template.id, templateVersion: template.version },
  });
  await countUse(tx, template.id);
  return openDocument(row, content);
}

/** Last in its transaction: others who use the same template wait for it. */
async function countUse(tx: Tx, templateId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO template_uses (template_id, count) VALUES (${templateId}, 1)
    ON CONFLICT (template_id) DO UPDATE SET count = template_uses.count + 1`;
}
