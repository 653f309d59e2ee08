import { DELETE } from '@/app/api/vault/documents/[id]/route';
import { POST } from '@/app/api/vault/documents/route';
import type { VaultDocument } from '@/lib/vault/schema/documents';
import type { Person } from './actors';
import { nextMillisecond } from './clock';
import { query } from './database';
import { pdfFile } from './files';
import { callRoute, type Answer } from './http';

type FormPart = { name: string; bytes: Buffer };

/** A form as a browser builds it; `fields` come before the file, or after it. */
export function uploadForm(
  file: FormPart,
  {
    fields = { category: 'Real Estate' },
    fileFirst = false,
  }: { fields?: Record<string, string>; fileFirst?: boolean } = {},
): FormData {
  const form = new FormData();
  const addFile = () => form.append('file', new Blob([Uint8Array.from(file.bytes)]), file.name);
  if (fileFirst) addFile();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (!fileFirst) addFile();
  return form;
}

export function upload(
  as: { cookie: string } | null,
  form: BodyInit,
  headers?: Record<string, string>,
): Promise<Answer> {
  return callRoute(POST, { method: 'POST', url: '/api/vault/documents', as, rawBody: form, headers });
}

let count = 0;

/** A document in the owner's vault, uploaded as anybody would. Each has bytes of its own. */
export async function buildDocument(
  owner: Person,
  {
    name = 'Warranty deed.pdf',
    bytes,
    category = 'Real Estate',
  }: { name?: string; bytes?: Buffer; category?: string } = {},
): Promise<VaultDocument> {
  count += 1;
  await nextMillisecond();
  const content = bytes ?? (await pdfFile(`Warranty deed ${process.pid}-${count}`));
  const answer = await upload(owner, uploadForm({ name, bytes: content }, { fields: { category } }));
  if (answer.status !== 201) throw new Error(`The upload failed: ${answer.text}`);
  return answer.body as VaultDocument;
}

export function deleteDocument(as: { cookie: string } | null, id: string): Promise<Answer> {
  return callRoute(DELETE, { method: 'DELETE', url: `/api/vault/documents/${id}`, params: { id }, as });
}

/** A redacted copy that is done, as far as its row tells. */
export async function insertRedaction(
  document: VaultDocument,
  { sizeBytes = 1000, logIndex = document.logIndex }: { sizeBytes?: number; logIndex?: number } = {},
): Promise<string> {
  const [row] = await query<{ id: string }>(
    `INSERT INTO redactions (id, document_id, level, rules, status, left_out, size_bytes, sha256, log_index, created_at, completed_at)
     VALUES (gen_random_uuid(), $1, 'standard', '{ssn}', 'completed', '{}', $2, decode($3, 'hex'), $4, now(), now())
     RETURNING id`,
    [document.id, sizeBytes, 'cd'.repeat(32), logIndex],
  );
  return row!.id;
}

/** An open link, or one that has ended. */
export async function insertLink(
  documentId: string,
  {
    redactionId = null,
    expiresAt,
    isRevoked = false,
  }: { redactionId?: string | null; expiresAt: Date; isRevoked?: boolean },
): Promise<void> {
  await query(
    `INSERT INTO share_links (id, document_id, redaction_id, token_hash, created_at, expires_at, revoked_at)
     VALUES (gen_random_uuid(), $1, $2, sha256(gen_random_uuid()::text::bytea), now(), $3, $4)`,
    [documentId, redactionId, expiresAt, isRevoked ? new Date() : null],
  );
}
