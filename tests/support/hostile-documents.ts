import type { VaultDocument } from '@/lib/vault/schema/documents';
import { hostileFiles } from '@/scripts/hostile/corpus';
import type { Person } from './actors';
import { query } from './database';
import { buildDocument } from './documents';

/** Kept under load until it is stopped, for many seconds: when it is stamped, and when it is searched. */
export const endless = { stamp: 'garbage-in-it', find: 'states-many' };

/** Large ones take a second to make, and are the same each time. */
const made = new Map<string, Buffer>();

/** One of scripts/hostile in somebody's vault. */
export function buildHostile(owner: Person, name: string): Promise<VaultDocument> {
  const file = hostileFiles.find((each) => each.name === name);
  if (!file) throw new Error(`There is no file ${name}.`);
  const bytes = made.get(name) ?? file.make();
  made.set(name, bytes);
  return buildDocument(owner, { name: `${name}.${file.type}`, bytes });
}

/** An open link to a document, past the look that a new link takes at it. */
export async function linkTo(documentId: string, token: string): Promise<{ view: string }> {
  const [link] = await query<{ id: string }>(
    `INSERT INTO share_links (id, document_id, token_hash, created_at, expires_at)
     VALUES (gen_random_uuid(), $1, sha256($2::text::bytea), now(), now() + interval '1 hour') RETURNING id`,
    [documentId, token],
  );
  const [view] = await query<{ id: string }>(
    `INSERT INTO share_views (id, link_id, viewer, viewed_at)
     VALUES (gen_random_uuid(), $1, 'Vera Viewer', now()) RETURNING id`,
    [link!.id],
  );
  return { view: view!.id };
}

export async function readPoison(id: string): Promise<{ poison: string | null; isDated: boolean }> {
  const [row] = await query<{ poison: string | null; isDated: boolean }>(
    'SELECT poison, poisoned_at IS NOT NULL AS "isDated" FROM vault_documents WHERE id = $1',
    [id],
  );
  return row!;
}
