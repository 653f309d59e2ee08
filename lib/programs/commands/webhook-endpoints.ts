import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { getOwnership } from '@/lib/organizations/queries/membership';
import { assertPlanInForce } from '@/lib/organizations/queries/plan-in-force';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { refuseTarget } from '@/lib/vendor/webhook-post';
import { endDeliveries } from '@/lib/webhooks/commands/disable';
import { newSecret, openSecret, sealSecret } from '@/lib/webhooks/commands/secrets';
import { ROTATION_MS } from '@/lib/webhooks/rules/signature';
import { MOST_ENDPOINTS } from '@/lib/webhooks/rules/limits';
import type {
  ChangeEndpointInput,
  CreateEndpointInput,
  EndpointWithSecret,
  WebhookEndpoint,
} from '@/lib/webhooks/schema/endpoints';
import { getEndpoint, missingEndpoint } from '../queries/webhook-endpoints';

/**
 * Makes an endpoint of the actor's organization, and its secret. Throws `not_found` without an organization, `forbidden`
 * for a member who is no owner, `step_up_required`, `validation_failed` for an address that nothing is sent to, and `conflict`
 * over twenty.
 */
export async function createEndpoint(actor: Actor, input: CreateEndpointInput): Promise<EndpointWithSecret> {
  await assertSteppedUp(actor);
  assertTarget(input.url);
  const [id, secret] = [newId(), newSecret()];
  return transaction(async (tx) => {
    const { organizationId } = await getOwnership(tx, actor);
    await assertPlanInForce(tx, organizationId);
    await assertRoom(tx, { organizationId, mode: input.mode, url: input.url });
    await tx.webhookEndpoint.create({
      data: { id, organizationId, ...input, secretCiphertext: sealSecret(id, secret), createdAt: now() },
      select: { id: true },
    });
    const data = { organizationId, mode: input.mode };
    await audit(tx, { type: 'webhook.created', actorId: actor.id, subjectId: id, data });
    return { ...(await getEndpoint(actor, id, tx)), secret };
  });
}

/**
 * Changes address, description or events, and turns an endpoint off or on. What waits for one that is turned off is given
 * up. Throws as `createEndpoint` does.
 */
export async function changeEndpoint(
  actor: Actor,
  id: string,
  { isOn, ...changes }: ChangeEndpointInput,
): Promise<WebhookEndpoint> {
  await assertSteppedUp(actor);
  if (changes.url !== undefined) assertTarget(changes.url);
  return transaction(async (tx) => {
    const before = await holdEndpoint(tx, actor, id);
    const switched = isOn === undefined || isOn === before.isOn ? {} : switchTo(isOn);
    await tx.webhookEndpoint.update({
      where: { id },
      data: { ...changes, ...switched },
      select: { id: true },
    });
    if (isOn === false && before.isOn) await endDeliveries(tx, id);
    const data = { changed: Object.keys({ ...changes, ...(isOn !== undefined && { isOn }) }) };
    await audit(tx, { type: 'webhook.changed', actorId: actor.id, subjectId: id, data });
    return getEndpoint(actor, id, tx);
  });
}

/** Whoever turns it on again says that it works: it has three days anew. */
function switchTo(isOn: boolean): Prisma.WebhookEndpointUpdateInput {
  return isOn
    ? { disabledAt: null, disabledReason: null, failingSince: null }
    : { disabledAt: now(), disabledReason: 'by_member' };
}

/** Nothing is sent to it any more. Throws as `createEndpoint` does. */
export async function deleteEndpoint(actor: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    await holdEndpoint(tx, actor, id);
    await tx.webhookEndpoint.update({ where: { id }, data: { deletedAt: now() }, select: { id: true } });
    await endDeliveries(tx, id);
    await audit(tx, { type: 'webhook.deleted', actorId: actor.id, subjectId: id });
  });
}

/** A new secret; the old one signs beside it for a day. Throws as `createEndpoint` does. */
export async function rotateSecret(actor: Actor, id: string): Promise<EndpointWithSecret> {
  await assertSteppedUp(actor);
  const secret = newSecret();
  return transaction(async (tx) => {
    await holdEndpoint(tx, actor, id);
    const { secretCiphertext } = await readSealed(tx, id);
    await tx.webhookEndpoint.update({
      where: { id },
      data: {
        secretCiphertext: sealSecret(id, secret),
        previousSecretCiphertext: secretCiphertext,
        previousSecretUntil: new Date(now().getTime() + ROTATION_MS),
      },
      select: { id: true },
    });
    await audit(tx, { type: 'webhook.secret_rotated', actorId: actor.id, subjectId: id });
    return { ...(await getEndpoint(actor, id, tx)), secret };
  });
}

/** The secret again, which is on record. Throws as `rotateSecret` does. */
export async function showSecret(actor: Actor, id: string): Promise<{ secret: string }> {
  await assertSteppedUp(actor);
  return transaction(async (tx) => {
    await holdEndpoint(tx, actor, id);
    const secret = openSecret(await readSealed(tx, id));
    await audit(tx, { type: 'webhook.secret_shown', actorId: actor.id, subjectId: id });
    return { secret };
  });
}

function readSealed(tx: Tx, id: string) {
  return tx.webhookEndpoint.findUniqueOrThrow({
    where: { id },
    select: { id: true, secretCiphertext: true },
  });
}

/** Until the transaction ends nobody else changes this endpoint of the actor's organization. Owners alone may. */
export async function holdEndpoint(tx: Tx, actor: Actor, id: string): Promise<WebhookEndpoint> {
  const { organizationId } = await getOwnership(tx, actor);
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM webhook_endpoints
    WHERE id = ${id}::uuid AND organization_id = ${organizationId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
  return rows.length > 0 ? getEndpoint(actor, id, tx) : missingEndpoint();
}

function assertTarget(url: string): void {
  const refusal = refuseTarget(url);
  if (refusal) throw new AppError('validation_failed', refusal, { fields: { url: refusal } });
}

/** An event would come to it as often as it is there. */
const TWICE = 'Your organization has a webhook with this address. Change its events instead.';

type Room = { organizationId: string } & Pick<CreateEndpointInput, 'mode' | 'url'>;

async function assertRoom(tx: Tx, { organizationId, mode, url }: Room): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM organizations WHERE id = ${organizationId}::uuid FOR NO KEY UPDATE`;
  const open = await tx.webhookEndpoint.count({ where: { organizationId, mode, deletedAt: null } });
  const same = await tx.webhookEndpoint.count({ where: { organizationId, mode, url, deletedAt: null } });
  if (same > 0) throw new AppError('conflict', TWICE, { fields: { url: TWICE } });
  if (open < MOST_ENDPOINTS) return;
  throw new AppError(
    'conflict',
    `Your organization has ${MOST_ENDPOINTS} webhooks for ${mode} events. Please delete one to add another.`,
  );
}
