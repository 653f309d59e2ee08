import { Readable } from 'node:stream';
import { transaction } from '@/lib/platform/db';
import { keepObject, writeObject } from '@/lib/vault/commands/stored-objects';
import { createRedaction } from '@/lib/vault/commands/redactions';
import type { CreateRedactionInput, Finding, PageNote, Redaction } from '@/lib/vault/schema/redactions';
import type { Person } from './actors';
import { query } from './database';
import { pdfFile } from './files';
import { enter } from './log';

/** Two numbers on the first of two pages. */
export const twoFindings: Finding[] = [
  { id: 'f1', rule: 'ssn', boxes: [{ page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.02 }] },
  { id: 'f2', rule: 'phone', boxes: [{ page: 1, x: 0.1, y: 0.3, width: 0.2, height: 0.02 }] },
];
const twoPages: PageNote[] = [1, 2].map((page) => ({ page, width: 612, height: 792, hasText: true }));

/** A redaction that was asked for; nothing works on it. */
export function buildRedaction(
  owner: Person,
  documentId: string,
  input: Partial<CreateRedactionInput> = {},
): Promise<Redaction> {
  return createRedaction(owner.actor, {
    id: documentId,
    level: 'standard',
    rules: ['ssn', 'phone'],
    ...input,
  });
}

/** A redaction whose findings wait for the owner. */
export async function buildReview(
  owner: Person,
  documentId: string,
  input: Partial<CreateRedactionInput> = {},
): Promise<Redaction> {
  const redaction = await buildRedaction(owner, documentId, input);
  await query(
    `UPDATE redactions SET status = 'pending_review', findings = $2, pages = $3, pages_done = 2, pages_total = 2 WHERE id = $1`,
    [redaction.id, JSON.stringify(twoFindings), JSON.stringify(twoPages)],
  );
  return { ...redaction, status: 'pending_review', findings: twoFindings, pages: twoPages };
}

/** A redacted copy that is done, with its bytes in the store and an entry in the log. */
export async function buildCopy(
  owner: Person,
  documentId: string,
  { bytes }: { bytes?: Buffer } = {},
): Promise<{ id: string; bytes: Buffer; objectId: string; logIndex: number }> {
  const { id } = await buildReview(owner, documentId);
  const content = bytes ?? (await pdfFile('A redacted copy'));
  const object = await writeObject(Readable.from([content]), { maxBytes: content.length });
  await transaction((tx) => keepObject(tx, object.id));
  const logIndex = await enter(`copy ${id}`);
  await query(
    `UPDATE redactions SET status = 'completed', step = 'applying', object_id = $2, size_bytes = $3, sha256 = $4,
       field_count = 2, log_index = $5, completed_at = now() WHERE id = $1`,
    [id, object.id, object.sizeBytes, object.sha256, logIndex],
  );
  return { id, bytes: content, objectId: object.id, logIndex };
}

export async function readRedaction(id: string) {
  const [row] = await query<{
    status: string;
    step: string;
    left_out: string[];
    drawn_boxes: unknown;
    object_id: string | null;
    failure: string | null;
    field_count: number | null;
    findings: Finding[];
    log_index: number | null;
  }>(
    `SELECT status, step, left_out, drawn_boxes, object_id, failure, field_count, findings, log_index
     FROM redactions WHERE id = $1`,
    [id],
  );
  return row ?? null;
}

/** The redactions that wait for a worker, in the order in which they were asked for. */
export async function listJobs(queue = 'redact'): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `SELECT data->>'id' AS id FROM pgboss.job WHERE name = $1 AND state = 'created' ORDER BY created_on`,
    [queue],
  );
  return rows.map((row) => row.id);
}
