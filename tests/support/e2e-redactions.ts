import type { APIRequestContext } from '@playwright/test';
import type { VaultDocument } from '@/lib/vault/schema/documents';
import type { CreateRedactionInput, Redaction } from '@/lib/vault/schema/redactions';
import { expect, BACKGROUND_MS } from './e2e';

/** Stores a document over the API, as somebody who is signed in. */
export async function storeDocument(
  request: APIRequestContext,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<VaultDocument> {
  const file = { name, mimeType: 'application/pdf', buffer: bytes };
  const answer = await request.post('/api/vault/documents', { multipart: { category: 'Real Estate', file } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as VaultDocument;
}

/** Redacts a document over the API, with everything covered that the rules find. */
export async function redactDocument(
  request: APIRequestContext,
  documentId: string,
  choice: CreateRedactionInput,
): Promise<Redaction> {
  const url = `/api/vault/documents/${documentId}/redactions`;
  const { id } = (await (await request.post(url, { data: choice })).json()) as Redaction;
  const row = async () => (await (await request.get(`${url}/${id}`)).json()) as Redaction;
  const reaches = (status: Redaction['status']) =>
    expect.poll(async () => (await row()).status, { timeout: BACKGROUND_MS }).toBe(status);

  await reaches('pending_review');
  await request.post(`${url}/${id}/apply`, { data: { leftOut: [], drawnBoxes: [] } });
  await reaches('completed');
  return row();
}
