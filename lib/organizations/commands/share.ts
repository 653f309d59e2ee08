import 'server-only';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { RevenueShareInput } from '../schema/portal';

/**
 * Writes down what a signed agreement says of each payment. Throws `not_found` for an application without an organization that
 * goes on, and for anyone who is not an admin.
 */
export async function setRevenueShare(
  actor: Actor,
  applicationId: string,
  { basisPoints }: RevenueShareInput,
): Promise<void> {
  assertAdmin(actor);
  await transaction(async (tx) => {
    const [changed] = await tx.organization.updateManyAndReturn({
      where: { applicationId, endedAt: null },
      data: { revenueShareBasisPoints: basisPoints },
      select: { id: true },
    });
    if (!changed) throw new AppError('not_found', 'There is no such partner.');
    await audit(tx, {
      type: 'organization.share_agreed',
      actorId: actor.id,
      subjectId: changed.id,
      data: { basisPoints },
    });
  });
}
