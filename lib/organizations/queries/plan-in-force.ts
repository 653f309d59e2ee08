import 'server-only';
import { findQuotas } from '@/lib/plans/queries/current-plan';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

const PLAN_ENDED =
  'The Professional plan of this organization is not in force. Please renew it, and try again then.';

/** Throws `payment_required` for an organization that stands on a plan which has ended; a partner stands on none. */
export async function assertPlanInForce(tx: Tx, organizationId: string): Promise<void> {
  const { planHolderId } = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { planHolderId: true },
  });
  if (planHolderId === null) return;
  const { plan } = await findQuotas(tx, planHolderId);
  if (plan !== 'professional') throw new AppError('payment_required', PLAN_ENDED);
}
