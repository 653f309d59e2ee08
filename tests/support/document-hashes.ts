import { createHash } from 'node:crypto';
import { POST } from '@/app/api/document-hashes/route';
import type { DocumentHashView } from '@/lib/partners/schema/document-hashes';
import type { Person } from './actors';
import { nextMillisecond } from './clock';
import { callRoute } from './http';

export const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

export const enterHash = (as: Person | null, body: unknown) =>
  callRoute(POST, { method: 'POST', url: '/api/document-hashes', as, body });

let count = 0;

/** What a browser sends of a file, each time of another one. */
export function hashInput(overrides: Record<string, unknown> = {}) {
  count += 1;
  return { documentName: 'Warranty deed.pdf', sha256: sha256Of(`file ${count}`), ...overrides };
}

/** A hash in the evidence log, entered as anybody would. */
export async function buildDocumentHash(owner: Person, overrides: Record<string, unknown> = {}) {
  await nextMillisecond();
  const answer = await enterHash(owner, hashInput(overrides));
  if (answer.status !== 201) throw new Error(`Not entered: ${answer.text}`);
  return answer.body as DocumentHashView;
}
