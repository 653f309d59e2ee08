import 'server-only';
import { createHash } from 'node:crypto';
import type { Prisma } from '@/prisma/generated/client';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { applicationFields, toApplication } from '../queries/applications';
import type {
  ApplyAsPartnerInput,
  ApplyForPartnershipInput,
  DecideApplicationInput,
  PartnerApplicationView,
} from '../schema/applications';

type Answers = Omit<Prisma.PartnerApplicationCreateManyInput, 'id' | 'contentHash' | 'createdAt'>;

/** Keeps an application from the partner portal. The same one again is the one that is there. */
export function applyAsPartner(input: ApplyAsPartnerInput): Promise<{ id: string }> {
  const { company, email, phone = null, contactName = null, website = null } = input;
  const { description: message = null, serviceType: kind } = input;
  return keep({ form: 'portal', company, email, phone, contactName, website, message, kind });
}

/** Keeps an application from /partnerships. The same one again is the one that is there. */
export function applyForPartnership(input: ApplyForPartnershipInput): Promise<{ id: string }> {
  const { companyName: company, contactName, email, phone = null, message } = input;
  const { partnerType: kind, volume = null, requestBetaAccess } = input;
  return keep({
    form: 'partnerships',
    company,
    contactName,
    email,
    phone,
    message,
    kind,
    volume,
    requestBetaAccess,
  });
}

/**
 * Approves or declines an application, once; the applicant is told by email, with our note. Throws `not_found` for what is
 * not there and for anyone who is not an admin, and `conflict` when it has its answer.
 */
export async function decideApplication(
  actor: Actor,
  id: string,
  { decision, note }: DecideApplicationInput,
): Promise<PartnerApplicationView> {
  assertAdmin(actor);
  return transaction(async (tx) => {
    const { count } = await tx.partnerApplication.updateMany({
      where: { id, status: 'pending' },
      data: { status: decision, decidedAt: now(), decidedById: actor.id, decisionNote: note ?? null },
    });
    if (count === 0) throw await refusalOf(tx, id);
    await audit(tx, {
      type: decision === 'approved' ? 'partner.approved' : 'partner.declined',
      actorId: actor.id,
      subjectId: id,
      data: { from: 'pending', to: decision },
    });
    await enqueue(tx, 'partner-decided', id);
    const row = await tx.partnerApplication.findUniqueOrThrow({ where: { id }, select: applicationFields });
    return toApplication(row);
  });
}

async function keep(answers: Answers): Promise<{ id: string }> {
  const contentHash = hashOf(answers);
  const id = newId();
  return transaction(async (tx) => {
    const { count } = await tx.partnerApplication.createMany({
      data: { id, contentHash, ...answers, createdAt: now() },
      skipDuplicates: true,
    });
    if (count === 0) {
      return tx.partnerApplication.findUniqueOrThrow({ where: { contentHash }, select: { id: true } });
    }
    await audit(tx, { type: 'partner.applied', actorId: null, subjectId: id, data: { form: answers.form } });
    await enqueue(tx, 'partner-received', id);
    return { id };
  });
}

function hashOf({ email, ...answers }: Answers): string {
  const sorted = Object.entries({ ...answers, email: email.toLowerCase() }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

async function refusalOf(tx: Tx, id: string): Promise<AppError> {
  const row = await tx.partnerApplication.findUnique({ where: { id }, select: { status: true } });
  if (!row) return new AppError('not_found', 'There is no such application.');
  return new AppError('conflict', `This application was already ${row.status}. Please reload the page.`);
}
