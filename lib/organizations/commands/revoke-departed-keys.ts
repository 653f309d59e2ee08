import 'server-only';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import type { HeldOrganization } from './hold';
import { mailOwners, nameOf } from './notices';

const MOST_NAMED = 5;

/**
 * Revokes the keys that somebody made who is a member no longer: they know them, and a key acts for the organization. Its
 * owners are told by email, because programs may stop. Call it once the member is taken out.
 */
export async function endKeysOf(
  tx: Tx,
  { id: organizationId, name }: HeldOrganization,
  { userId, actorId, called }: { userId: string; actorId: string; called?: string },
): Promise<void> {
  const at = now();
  const ended = await tx.apiKey.updateManyAndReturn({
    where: {
      organizationId,
      createdById: userId,
      AND: [
        { OR: [{ revokedAt: null }, { revokedAt: { gt: at } }] },
        { OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] },
      ],
    },
    data: { revokedAt: at },
    select: { id: true, name: true },
  });
  if (ended.length === 0) return;
  for (const { id } of ended) {
    await audit(tx, { type: 'api_key.revoked', actorId, subjectId: id, data: { madeBy: userId } });
  }
  const who = called ?? (await nameOf(tx, userId));
  const message = `${who} is no longer a member of ${name}, so the keys that they made were revoked: ${listOf(ended)}. Programs that used them need a new one.`;
  await mailOwners(tx, organizationId, {
    type: 'api_key.ended',
    title: ended.length === 1 ? 'An API key was revoked' : `${ended.length} API keys were revoked`,
    message,
    href: '/organization/keys',
  });
}

function listOf(keys: { name: string }[]): string {
  const named = keys.slice(0, MOST_NAMED).map(({ name }) => `“${name}”`);
  const more = keys.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
