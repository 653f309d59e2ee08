import { POST as postPreflight } from '@/app/api/recording/preflight/route';
import { POST as postRepair } from '@/app/api/recording/preflight/repair/route';
import type { Preflight } from '@/lib/preflight/schema';
import { uploadForm } from './documents';
import { callRoute, type Answer } from './http';

const harris = { state: 'TX', county: '48201', documentType: 'warranty-deed' };
export const losAngeles = { state: 'CA', county: 'Los Angeles', documentType: 'grant-deed' };

/** Sends a PDF to be checked, for Harris County where nothing else is said, as a visitor. */
export function sendPreflight(
  bytes: Uint8Array,
  fields: Record<string, string> = harris,
): Promise<Answer & { body: Preflight }> {
  return send(postPreflight, '/api/recording/preflight', bytes, fields) as Promise<
    Answer & { body: Preflight }
  >;
}

export function sendRepair(
  bytes: Uint8Array,
  repairs: string,
  fields: Record<string, string> = harris,
): Promise<Answer> {
  return send(postRepair, '/api/recording/preflight/repair', bytes, { ...fields, repairs });
}

function send(
  handler: typeof postPreflight,
  url: string,
  bytes: Uint8Array,
  fields: Record<string, string>,
): Promise<Answer> {
  const form = uploadForm({ name: 'deed.pdf', bytes: Buffer.from(bytes) }, { fields });
  return callRoute(handler, { method: 'POST', url, rawBody: form });
}
