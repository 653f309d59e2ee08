import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { findQuotas } from '@/lib/plans/queries/current-plan';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { findMembership } from '../queries/membership';
import { getOrganization } from '../queries/organization';
import type { OrganizationNameInput, OrganizationView } from '../schema/organizations';
import { holdOwn } from './hold';
import { writeInvitation } from './invitations';

const PLAN_MISSING =
  'An organization for several people comes with the Professional Guard plan. Please choose it first, in the settings of your plan.';

/**
 * Opens the organization of the actor's plan, who becomes its owner. Throws `payment_required` without the Professional plan in
 * force, and `conflict` for whoever belongs to an organization.
 */
export async function openOrganization(
  actor: Actor,
  { name }: OrganizationNameInput,
): Promise<OrganizationView> {
  await transaction(async (tx) => {
    await holdAccount(tx, actor.id);
    if (await findMembership(tx, actor)) throw alreadyMember();
    const { plan } = await findQuotas(tx, actor.id);
    if (plan !== 'professional') throw new AppError('payment_required', PLAN_MISSING);
    const id = newId();
    const createdAt = now();
    await tx.organization.create({
      data: { id, name, planHolderId: actor.id, createdAt },
      select: { id: true },
    });
    await tx.organizationMember.create({
      data: { userId: actor.id, organizationId: id, role: 'owner', joinedAt: createdAt },
      select: { userId: true },
    });
    await audit(tx, { type: 'organization.created', actorId: actor.id, subjectId: id });
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? alreadyMember(error) : error;
  });
  return getOrganization(actor);
}

/** Throws `not_found` and `forbidden`. */
export async function renameOrganization(
  actor: Actor,
  { name }: OrganizationNameInput,
): Promise<OrganizationView> {
  await transaction(async (tx) => {
    const { id } = await holdOwn(tx, actor);
    await tx.organization.update({ where: { id }, data: { name }, select: { id: true } });
    await audit(tx, { type: 'organization.renamed', actorId: actor.id, subjectId: id });
  });
  return getOrganization(actor);
}

type Approved = { applicationId: string; company: string; email: string };

/** The organization of an application that was approved; its address is asked to be the first owner. */
export async function openForPartner(
  tx: Tx,
  actor: Actor,
  { applicationId, company, email }: Approved,
): Promise<void> {
  const id = newId();
  await tx.organization.create({
    data: { id, name: company, applicationId, createdAt: now() },
    select: { id: true },
  });
  await audit(tx, {
    type: 'organization.created',
    actorId: actor.id,
    subjectId: id,
    data: { applicationId },
  });
  await writeInvitation(tx, {
    organizationId: id,
    email,
    role: 'owner',
    actorId: actor.id,
    invitedById: null,
  });
}

export function alreadyMember(cause?: unknown): AppError {
  return new AppError(
    'conflict',
    'Your account belongs to an organization already. Please leave that one first.',
    { cause },
  );
}
