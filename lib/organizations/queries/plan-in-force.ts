import 'server-only';
import { findQuotas } from '@/lib/plans/queries/current-plan';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { findMembership } from './membership';

const PLAN_ENDED =
  'The Professional Guard plan of this organization is not in force. Please renew it, and try again then.';

/** Throws `payment_required` for an organization that stands on a plan which has ended; a partner stands on none. */
export async function assertPlanInForce(tx: Tx, organizationId: string): Promise<void> {
  if (!(await isInForce(tx, organizationId))) throw new AppError('payment_required', PLAN_ENDED);
}

/** Whether the plan has ended that the actor's organization stands on. */
export async function hasPlanEnded(actor: Pick<Actor, 'id'>): Promise<boolean> {
  const membership = await findMembership(db, actor);
  return membership !== null && !(await isInForce(db, membership.organizationId));
}

async function isInForce(tx: Tx, organizationId: string): Promise<boolean> {
  const { planHolderId } = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { planHolderId: true },
  });
  if (planHolderId === null) return true;
  return (await findQuotas(tx, planHolderId)).plan === 'professional';
}
