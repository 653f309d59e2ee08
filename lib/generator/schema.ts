import * as z from 'zod';
import type { Source } from '@/lib/catalog/schema';
import type { Paper } from '@/lib/paper/paper';
import { lineOfText, textOfLines } from '@/lib/values/text';

export const templateStates = ['CA', 'TX', 'FL', 'NY', 'IL'] as const;
export type TemplateState = (typeof templateStates)[number];

export const templateCategories = ['deed', 'power_of_attorney', 'will', 'affidavit', 'contract'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** What a document is, whatever the state. */
export const templateKinds = [
  'grant-deed',
  'warranty-deed',
  'quitclaim-deed',
  'durable-power-of-attorney',
  'limited-power-of-attorney',
  'last-will',
  'general-affidavit',
  'affidavit-of-identity',
  'service-contract',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const fieldTypes = ['text', 'textarea', 'date', 'number', 'select'] as const;

export type TemplateField = {
  /** `grantor_name`: as the template names it. */
  name: string;
  label: string;
  type: (typeof fieldTypes)[number];
  required: boolean;
  /** Of a select: what may be chosen, as it is printed. */
  options?: string[];
  /** A value that passes. */
  example: string;
  /** One sentence below the label. */
  help?: string;
  /** Whether a model may word it: a longer answer in a person's own words, never a name, a price or a description of land. */
  drafts?: boolean;
};

/** A template as a person chooses it; its words stay on the server. */
export type DocumentTemplate = {
  /** `quitclaim-deed-tx` */
  id: string;
  name: string;
  category: TemplateCategory;
  kind: TemplateKind;
  stateCode: TemplateState;
  description: string;
  /** Of its words: it goes up when they change. */
  version: string;
  /** The day of the last change of its words: `2026-11-24`. */
  updated: string;
  /** What a notary adds below the signature. */
  certificate: 'acknowledgment' | 'jurat' | 'none';
  /** The code of the recorder's catalog (`quitclaim-deed`); null where no county records it. */
  recordedAs: string | null;
  sources: (Source & { asOf: string })[];
  requiredFields: TemplateField[];
};

/** What a list of templates shows: the questions are asked once one is chosen. */
export type TemplateSummary = Omit<DocumentTemplate, 'requiredFields'>;

export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** A rule as it is shown before a document is made. */
export type ShownRule = {
  id: string;
  ruleType: 'content' | 'format' | 'notary' | 'witness' | 'tax';
  ruleDescription: string;
  isRequired: boolean;
  /** What happens when it is not met; null where no source names anything. */
  penalty: string | null;
  /** As a lawyer would cite it. */
  legalReference: string;
};

export type Violation = {
  rule: string;
  severity: Severity;
  description: string;
  legalReference: string;
  recommendation: string;
  /** The name of the template's field that mends it; null where the answers do not. */
  field: string | null;
};

export type ComplianceCheck = {
  isCompliant: boolean;
  /** 0 to 100 */
  riskScore: number;
  violations: Violation[];
  requiredActions: string[];
};

/** What was filled in, by the names of the fields; empty where an optional field was left empty. */
export type FieldValues = Readonly<Record<string, string>>;

/** A filled-in document before it is drawn. */
export type LegalDocument = {
  /** Its own title, as it is printed: `GENERAL WARRANTY DEED`. */
  title: string;
  /** To whom the recorder returns it, line by line; empty where it is not recorded. */
  returnTo: string[];
  /** At the foot of each page; the title where it is not there, as in documents from before. */
  footer?: string;
  sections: Paper['sections'];
};

/** What a document says, and what was answered for it. */
type GeneratedContent = {
  formData: FieldValues;
  /** The whole text, line by line. */
  generatedContent: string;
  complianceCheck: ComplianceCheck;
};

type GeneratedFacts = {
  id: string;
  templateId: string;
  templateVersion: string;
  templateName: string;
  category: TemplateCategory;
  stateCode: TemplateState;
  recordedAs: string | null;
  documentName: string;
  status: 'draft';
  riskScore: number;
  /** `model`: which one worded the longer answers, null where none did; `note`: why not, where that was asked for. */
  aiMetadata: { model: string | null; templateVersion: string; note: string | null };
  /** Its PDF in the vault; null where it is not there. */
  documentId: string | null;
  /** ISO 8601, UTC */
  createdAt: string;
};

export type OpenDocument = GeneratedFacts & GeneratedContent;

/** Closed where its owner has a PIN or a passkey and has not confirmed with it, and for an admin. */
export type GeneratedDocument = OpenDocument | (GeneratedFacts & Record<keyof GeneratedContent, null>);

const MOST_FIELDS = 100;
const MOST_CHARACTERS = 10_000;

export const templateQuery = z.object({
  category: z.enum(templateCategories, 'Please choose a category from the list.').optional(),
  state: z.enum(templateStates, 'Templates are for CA, TX, FL, NY and IL.').optional(),
});

export const complianceQuery = z.object({
  state: z.enum(templateStates, 'Rules are for CA, TX, FL, NY and IL.'),
  documentType: z.enum([...templateKinds, ...templateCategories], 'Please choose a kind of document.'),
});

export type ComplianceQuery = z.output<typeof complianceQuery>;

export const generateSchema = z.object({
  templateId: lineOfText('a template', 100),
  documentName: lineOfText('a name of the document', 120),
  formData: z
    .record(z.string().max(60), z.union([textOfLines(MOST_CHARACTERS), z.number().transform(String)]))
    .refine((values) => Object.keys(values).length <= MOST_FIELDS, 'This has more fields than a template.'),
  stateCode: z.enum(templateStates, 'Templates are for CA, TX, FL, NY and IL.'),
  /** Whether the model may word the longer answers. */
  usesModel: z.boolean().default(false),
  /** The account and the verdict are the server's: what a client says of them is ignored. */
  userId: z.unknown().optional(),
  aiMetadata: z.unknown().optional(),
  complianceCheck: z.unknown().optional(),
});

export const generatedIdSchema = z.object({ userId: z.uuid(), id: z.uuid() });

export const generatedFileQuery = z.object({
  format: z.enum(['pdf', 'docx'], 'Please ask for pdf or docx.').default('pdf'),
});

export type GenerateInput = z.output<typeof generateSchema>;
