import { createHash } from 'node:crypto';
import type { JsonObject, Proof } from '@/lib/evidence/schema/proof';
import { buildProof } from '@/tests/support/memory-log';

export const storedFile = { name: 'deed.pdf', text: 'the bytes of a deed' };
export const storedHash = createHash('sha256').update(storedFile.text).digest('hex');

export const storedRecord: JsonObject = {
  type: 'document.stored',
  documentId: '4f3c2b1a-0d9e-4c8b-a7f6-5e4d3c2b1a0f',
  documentHash: storedHash,
  bytes: storedFile.text.length,
  mediaType: 'application/pdf',
  storedAt: '2026-11-20T15:04:05.678Z',
};

type Opening = { salt: string; record: string };
type Lies = {
  /** What the server says instead of the truth; `null` for nothing at all. */
  opening?: Opening | null;
  leaf?: string;
  checkpoint?: string;
  hashes?: string[];
  /** how many entries the file has */
  entries?: number;
  /** the signed note on what has become of a lock */
  state?: string;
};

type Answer = { status?: number; text: string };

/**
 * A server whose log holds `record`, in place of fetch: it answers the calls that a check in the browser makes.
 * Returns what was asked. Without a record it knows no hash.
 */
export function doubleLog(record: JsonObject | null, lies: Lies = {}): string[] {
  const proof = buildProof({ record: record ?? storedRecord });
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = `${init?.method ?? 'GET'} ${String(input)}`;
    asked.push(typeof init?.body === 'string' ? `${request} ${init.body}` : request);
    const { status = 200, text } = answer(request, { proof, isKnown: record !== null, lies });
    return { ok: status < 400, status, statusText: '', text: async () => text } as Response;
  };
  return asked;
}

function answer(request: string, log: { proof: Proof; isKnown: boolean; lies: Lies }): Answer {
  const { proof, isKnown, lies } = log;
  if (request === 'GET /api/log/key') return { text: `${proof.publicKey}\n` };
  if (request.startsWith('GET /api/log/inclusion?')) {
    return { text: JSON.stringify({ leafHash: '', hashes: lies.hashes ?? proof.hashes }) };
  }
  if (!isKnown) {
    return { status: 404, text: '{"message":"Document hash not found on blockchain","code":"not_found"}' };
  }
  const { salt, record, index } = proof;
  const opening = lies.opening === undefined ? { salt, record } : (lies.opening ?? undefined);
  const entry = { index, leaf: lies.leaf ?? proof.leaf, leafHash: '', commitment: '', time: '' };
  const checkpoint = lies.checkpoint ?? proof.checkpoint;
  return {
    text: JSON.stringify({
      verified: true,
      entry,
      checkpoint,
      opening,
      entries: lies.entries,
      state: lies.state,
    }),
  };
}
