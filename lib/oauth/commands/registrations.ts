import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import type { OauthPayload } from '@/lib/vendor/oidc';
import { UNUSED_REGISTRATION_DAYS } from '../rules/kept';
import { hashOfSecret } from './secrets';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An app that registered itself belongs to no organization. Of what it says, `readRegistration` has left what may stay. */
export async function keepRegistration(id: string, payload: OauthPayload): Promise<void> {
  const { client_name: name = '', client_uri: website, client_secret: secret, scope = '' } = payload;
  await db.oauthApp.create({
    data: {
      id,
      organizationId: null,
      name,
      website: website ?? null,
      redirectUris: [...(payload.redirect_uris ?? [])],
      scopes: scope.split(' '),
      isConfidential: secret !== undefined,
      secretHash: secret === undefined ? null : hashOfSecret(secret),
      createdAt: now(),
    },
    select: { id: true },
  });
}

/**
 * Removes apps that registered themselves and that nobody has connected for 30 days. One that was connected once is closed,
 * and its row stays with those connections: they belong to the records of an account. Returns how many.
 */
export async function deleteUnusedRegistrations(): Promise<{ deleted: number; closed: number }> {
  const at = now();
  const before = new Date(at.getTime() - UNUSED_REGISTRATION_DAYS * DAY_MS);
  const unknown = { organizationId: null, createdAt: { lt: before } };
  const where = { ...unknown, grants: { none: {} } };
  const { deleted } = await deleteInBatches('registrations', (tx, limit) =>
    tx.oauthApp.deleteMany({ where, limit }),
  );
  const isUsed = { OR: [{ revokedAt: null }, { revokedAt: { gt: before } }] };
  const { count: closed } = await db.oauthApp.updateMany({
    where: { ...unknown, deletedAt: null, grants: { none: isUsed } },
    data: { deletedAt: at },
  });
  return { deleted, closed };
}
