import { POST } from '@/app/api/v1/documents/verify/route';
import { uploadForm } from './documents';
import type { Key } from './bookings';
import { callRoute, type Answer } from './http';

const url = '/api/v1/documents/verify';

/** Has a document verified that is fetched, as JSON asks for it. */
export function verifyByJson(
  key: Key | null,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return callRoute(POST, { method: 'POST', url, body, headers: { ...key?.headers, ...headers } });
}

/** Has a file verified that comes along. */
export function verifyFile(
  key: Key | null,
  bytes: Uint8Array,
  fields: Record<string, string> = { verification_type: 'integrity' },
  headers: Record<string, string> = {},
): Promise<Answer> {
  const rawBody = uploadForm({ name: 'deed.pdf', bytes: Buffer.from(bytes) }, { fields });
  return callRoute(POST, { method: 'POST', url, rawBody, headers: { ...key?.headers, ...headers } });
}
