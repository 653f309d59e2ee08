import 'server-only';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { mailOwners, nameOf } from '@/lib/organizations/commands/notices';
import { getOwnership } from '@/lib/organizations/queries/membership';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { readApp } from '../queries/apps';
import { MOST_APPS } from '../rules/app-limits';
import type { AppWithSecret, ChangeAppInput, OauthAppView, RegisterAppInput } from '../schema/apps';
import { endGrants } from './grants';
import { hashOfSecret, newSecret } from './secrets';

/**
 * Registers an app of the actor's organization. Every owner is told. Throws `not_found` without one, `forbidden` for a member who is no owner,
 * `step_up_required`, and `conflict` over twenty.
 */
export async function registerApp(actor: Actor, input: RegisterAppInput): Promise<AppWithSecret> {
  await assertSteppedUp(actor);
  const id = newId();
  const secret = input.isConfidential ? newSecret() : null;
  return transaction(async (tx) => {
    const { organizationId } = await getOwnership(tx, actor);
    await assertRoom(tx, organizationId);
    const secretHash = secret === null ? null : hashOfSecret(secret);
    const data = { id, organizationId, ...input, secretHash, createdAt: now() };
    await tx.oauthApp.create({ data, select: { id: true } });
    await audit(tx, { type: 'app.registered', actorId: actor.id, subjectId: id, data: { organizationId } });
    await tellOfApp(tx, actor, { organizationId, name: input.name });
    return { ...(await readApp(tx, id)), secret };
  });
}

/** What an app may not ask for any more, its tokens are not good for either, from the next call on. Throws as `registerApp`. */
export async function changeApp(
  actor: Actor,
  { id, ...input }: ChangeAppInput & { id: string },
): Promise<OauthAppView> {
  await assertSteppedUp(actor);
  return transaction(async (tx) => {
    await holdApp(tx, actor, id);
    const data = { ...input, website: input.website ?? null };
    await tx.oauthApp.update({ where: { id }, data, select: { id: true } });
    await audit(tx, { type: 'app.changed', actorId: actor.id, subjectId: id });
    return readApp(tx, id);
  });
}

/** A new secret; the one before it opens nothing from now on. Throws as `registerApp`, and `conflict` for an app without one. */
export async function renewSecret(actor: Actor, id: string): Promise<AppWithSecret> {
  await assertSteppedUp(actor);
  const secret = newSecret();
  return transaction(async (tx) => {
    await holdApp(tx, actor, id);
    const { count } = await tx.oauthApp.updateMany({
      where: { id, isConfidential: true },
      data: { secretHash: hashOfSecret(secret) },
    });
    if (count === 0) throw new AppError('conflict', 'This app runs where a secret cannot be kept.');
    await audit(tx, { type: 'app.secret_made', actorId: actor.id, subjectId: id });
    return { ...(await readApp(tx, id)), secret };
  });
}

/** Deletes an app: it is disconnected from every account at once. Throws as `registerApp`. */
export async function deleteApp(actor: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    await holdApp(tx, actor, id);
    await tx.oauthApp.update({ where: { id }, data: { deletedAt: now() }, select: { id: true } });
    const ended = await endGrants(tx, { appId: id }, actor.id);
    const data = { connections: ended.length };
    await audit(tx, { type: 'app.deleted', actorId: actor.id, subjectId: id, data });
  });
}

/** Whoever took over the account of one owner is seen by the others. */
async function tellOfApp(
  tx: Tx,
  actor: Actor,
  { organizationId, name }: { organizationId: string; name: string },
): Promise<void> {
  await mailOwners(tx, organizationId, {
    type: 'app.registered',
    title: 'An app was registered',
    message: `${await nameOf(tx, actor.id)} registered the app “${name}” of your organization: it can ask people to connect their account. If you did not expect it, please delete it now.`,
    href: '/organization/apps',
  });
}

/** Until the transaction ends nobody else changes it. */
async function holdApp(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { organizationId } = await getOwnership(tx, actor);
  const held = await tx.$queryRaw<object[]>`
    SELECT 1 FROM oauth_apps
    WHERE id = ${id}::uuid AND organization_id = ${organizationId}::uuid AND deleted_at IS NULL FOR UPDATE`;
  if (held.length === 0) throw new AppError('not_found', 'Your organization has no such app.');
}

/** Two that are registered at the same moment are counted one after the other. */
async function assertRoom(tx: Tx, organizationId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM organizations WHERE id = ${organizationId}::uuid FOR NO KEY UPDATE`;
  const count = await tx.oauthApp.count({ where: { organizationId, deletedAt: null } });
  if (count < MOST_APPS) return;
  throw new AppError(
    'conflict',
    `An organization has at most ${MOST_APPS} apps. Please delete one that you do not use.`,
  );
}
