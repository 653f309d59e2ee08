import { findInDocument } from '@/lib/vault/commands/find-in-document';
import {
  defaultRedactionRules,
  type RedactionLevel,
  type RedactionRule,
} from '@/lib/vault/rules/redaction/choices';
import type { Box, Finding, PageNote } from '@/lib/vault/schema/redactions';
import { applyToDocument } from '@/lib/pdf/redactor';

type Chosen = { type?: 'pdf' | 'jpg' | 'png'; rules?: readonly RedactionRule[]; level?: RedactionLevel };
type Redacted = { copy: Uint8Array; findings: Finding[]; pages: PageNote[]; boxes: Box[] };

/** Finds and covers, as the worker does when its owner leaves nothing out. */
export async function redact(
  bytes: Uint8Array,
  { type = 'pdf', rules = [...defaultRedactionRules, 'email'], level = 'standard' }: Chosen = {},
): Promise<Redacted> {
  const { findings, pages } = await findInDocument({ bytes, type, rules, level, onPage: () => {} });
  const boxes = findings.flatMap((finding) => finding.boxes);
  const copy = await applyToDocument({ bytes, type, level, boxes, onPage: () => {} });
  return { copy, findings, pages, boxes };
}
