import 'server-only';
import { endOfPartners } from '@/lib/organizations/commands/end';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { auditAll } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { applicationFields, toApplication } from '../queries/applications';
import type { EndPartnershipInput, PartnerApplicationView } from '../schema/applications';

/**
 * Ends a partnership for good, with every approved application of the same company and address, and its organization; the
 * partner is told by mail, with our note. Throws `not_found` for what is not there and for anyone who is not an admin, and `conflict` for what was
 * not approved.
 */
export async function endPartnership(
  actor: Actor,
  id: string,
  { note }: EndPartnershipInput,
): Promise<PartnerApplicationView> {
  assertAdmin(actor);
  const { application, left } = await transaction(async (tx) => {
    const applicationIds = await holdApproved(tx, id);
    const at = now();
    await tx.partnerApplication.updateMany({
      where: { id: { in: applicationIds } },
      data: {
        status: 'declined',
        endedAt: at,
        decidedAt: at,
        decidedById: actor.id,
        decisionNote: note,
      },
    });
    await auditAll(
      tx,
      applicationIds.map((subjectId) => ({
        type: 'partner.ended',
        actorId: actor.id,
        subjectId,
        data: { from: 'approved', to: 'ended' },
      })),
    );
    const left = await endOfPartners(tx, { actorId: actor.id, applicationIds });
    await enqueue(tx, 'partner-ended', id);
    const row = await tx.partnerApplication.findUniqueOrThrow({ where: { id }, select: applicationFields });
    return { application: toApplication(row), left };
  });
  left.forEach(forgetAccount);
  return application;
}

/** Always in the same order, so that two admins who do it at once wait for each other. */
async function holdApproved(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT same.id FROM partner_applications same JOIN partner_applications named
      ON same.email = named.email AND lower(same.company) = lower(named.company)
    WHERE named.id = ${id}::uuid AND same.status = 'approved' ORDER BY same.id FOR UPDATE OF same`;
  const ids = rows.map((row) => row.id);
  if (!ids.includes(id)) throw await refusalOf(tx, id);
  return ids;
}

async function refusalOf(tx: Tx, id: string): Promise<AppError> {
  const row = await tx.partnerApplication.findUnique({
    where: { id },
    select: { status: true, endedAt: true },
  });
  if (!row) return new AppError('not_found', 'There is no such application.');
  if (row.status === 'pending') {
    return new AppError('conflict', 'This application has not been approved yet.');
  }
  const what = row.endedAt ? 'partnership has already ended' : 'application was declined';
  return new AppError('conflict', `This ${what}. Please reload the page.`);
}
