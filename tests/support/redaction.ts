import { findInDocument } from '@/lib/vault/commands/find-in-document';
import {
  defaultRedactionRules,
  type RedactionLevel,
  type RedactionRule,
} from '@/lib/vault/rules/redaction/choices';
import type { Box, Finding, PageNote } from '@/lib/vault/schema/redactions';
import { applyToDocument } from '@/lib/pdf/redactor';

type Chosen = { type?: 'pdf' | 'jpg' | 'png'; rules?: readonly RedactionRule[]; level?: RedactionLevel };
type Found = { findings: Finding[]; pages: PageNote[]; boxes: Box[] };

/** Finds, and covers nothing: no page is drawn. */
export async function find(
  bytes: Uint8Array,
  { type = 'pdf', rules = [...defaultRedactionRules, 'email'], level = 'standard' }: Chosen = {},
): Promise<Found> {
  const { findings, pages } = await findInDocument({ bytes, type, rules, level, onPage: () => {} });
  return { findings, pages, boxes: findings.flatMap((finding) => finding.boxes) };
}

/** Finds and covers, as the worker does when its owner leaves nothing out. */
export async function redact(bytes: Uint8Array, chosen: Chosen = {}): Promise<Found & { copy: Uint8Array }> {
  const { type = 'pdf', level = 'standard' } = chosen;
  const found = await find(bytes, chosen);
  const copy = await applyToDocument({ bytes, type, level, boxes: found.boxes, onPage: () => {} });
  return { ...found, copy };
}
