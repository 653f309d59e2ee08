import { createLink } from '@/lib/vault/commands/links';
import { recordView } from '@/lib/vault/commands/share-views';
import type { CreatedLink, CreateLinkInput } from '@/lib/vault/schema/links';
import type { Person } from './actors';
import { query } from './database';

export type TestLink = CreatedLink & { token: string };

/** A link as its owner gets it, for one hour unless told otherwise. */
export async function buildLink(
  owner: Person,
  documentId: string,
  input: Partial<CreateLinkInput> = {},
): Promise<TestLink> {
  const link = await createLink(owner.actor, { id: documentId, hours: 1, ...input });
  return { ...link, token: link.url.split('/').at(-1) ?? '' };
}

/** Somebody opens a link. */
export async function buildView(link: TestLink, viewer = 'Vera Viewer'): Promise<string> {
  return (await recordView(link.token, { viewer, network: 'unknown' })).viewId;
}

export async function readLink(id: string) {
  const [row] = await query<{
    view_count: number;
    revoked_at: Date | null;
    expires_at: Date;
    token_hash: Buffer;
  }>('SELECT view_count, revoked_at, expires_at, token_hash FROM share_links WHERE id = $1', [id]);
  return row ?? null;
}
