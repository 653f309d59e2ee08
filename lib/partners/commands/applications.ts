import 'server-only';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { assertOwnAddress, isOwnConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { openForPartner } from '@/lib/organizations/commands/organizations';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { asksToConfirm } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { takeLink, type MailedLink } from '@/lib/platform/mailed-link';
import { applicationFields, toApplication } from '../queries/applications';
import type {
  ApplyAsPartnerInput,
  ApplyForPartnershipInput,
  DecideApplicationInput,
  PartnerApplicationView,
} from '../schema/applications';
import { nobody, waitForLink, type Sender, type Waiting } from './confirmation';

const text = z.string().nullable().default(null);

/** What an application says, also while it waits in a link. */
const answersSchema = z.object({
  form: z.enum(['portal', 'partnerships']),
  company: z.string(),
  contactName: text,
  email: z.string(),
  phone: text,
  website: text,
  message: text,
  kind: z.string(),
  volume: text,
  requestBetaAccess: z.boolean().optional(),
});

type Answers = z.input<typeof answersSchema>;
type Applied = { id: string } & Waiting;

/**
 * Takes an application from the partner portal: it waits for the link that is mailed to its address, unless that is the
 * confirmed one of the account that sends it. The same application again is the one that is there. Throws
 * `unconfirmed_address` for an account whose own address is not confirmed.
 */
export function applyAsPartner(input: ApplyAsPartnerInput, sender: Sender = nobody): Promise<Applied> {
  const { company, email, phone = null, contactName = null, website = null } = input;
  const { description: message = null, serviceType: kind } = input;
  return receive({ form: 'portal', company, email, phone, contactName, website, message, kind }, sender);
}

/** Takes an application from /partnerships, in the same way. */
export function applyForPartnership(
  input: ApplyForPartnershipInput,
  sender: Sender = nobody,
): Promise<Applied> {
  const { companyName: company, contactName, email, phone = null, message } = input;
  const { partnerType: kind, volume = null, requestBetaAccess } = input;
  return receive(
    {
      form: 'partnerships',
      company,
      contactName,
      email,
      phone,
      message,
      kind,
      volume,
      requestBetaAccess,
    },
    sender,
  );
}

/**
 * Approves or declines an application, once; the applicant is told by email, with our note, and of one that is approved
 * invited to the organization of the partner. Throws `not_found` for what is
 * not there and for anyone who is not an admin, and `conflict` when it has its answer, or is to be approved and nobody has
 * confirmed its address.
 */
export async function decideApplication(
  actor: Actor,
  id: string,
  { decision, note }: DecideApplicationInput,
): Promise<PartnerApplicationView> {
  assertAdmin(actor);
  return transaction(async (tx) => {
    const needsAddress = decision === 'approved' && asksToConfirm();
    const { count } = await tx.partnerApplication.updateMany({
      where: { id, status: 'pending', ...(needsAddress && { confirmedAt: { not: null } }) },
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
    if (decision === 'approved') await openDoor(tx, actor, row);
    return toApplication(row);
  });
}

type Approved = { id: string; company: string; email: string };

/** A company that applied more than once is one partner, with one organization. */
async function openDoor(
  tx: Tx,
  actor: Actor,
  { id: applicationId, company, email }: Approved,
): Promise<void> {
  const [open] = await tx.$queryRaw<{ id: string }[]>`
    SELECT o.id FROM organizations o JOIN partner_applications a ON a.id = o.application_id
    WHERE a.email = ${email}::citext AND lower(a.company) = lower(${company}) AND o.ended_at IS NULL LIMIT 1`;
  if (!open) await openForPartner(tx, actor, { applicationId, company, email });
}

async function receive(answers: Answers, { actor, network }: Sender): Promise<Applied> {
  const { email } = answers;
  await assertOwnAddress(actor, 'apply');
  if (await isOwnConfirmedAddress(actor, email)) {
    return transaction((tx) => keep(tx, { id: newId(), answers }));
  }
  return waitForLink({ purpose: 'confirm_application', address: email, data: answers, network });
}

/** Keeps the application that waited for this link. Throws `gone`. */
export async function confirmApplication({ token }: { token: string }): Promise<void> {
  await transaction(async (tx) => keepWaiting(tx, await takeLink(tx, 'confirm_application', token)));
}

/** Keeps what waited in a link. */
export async function keepWaiting(tx: Tx, { id, data }: Pick<MailedLink, 'id' | 'data'>): Promise<void> {
  await keep(tx, { id, answers: answersSchema.parse(data) });
}

type NewApplication = { id: string; answers: Answers };

/** One from before addresses were confirmed is confirmed by the same words again. */
async function keep(tx: Tx, { id, answers }: NewApplication): Promise<{ id: string }> {
  const contentHash = hashOf(answers);
  const at = now();
  const { count } = await tx.partnerApplication.createMany({
    data: { id, contentHash, ...answers, createdAt: at, confirmedAt: at },
    skipDuplicates: true,
  });
  if (count === 0) {
    await tx.partnerApplication.updateMany({
      where: { contentHash, confirmedAt: null },
      data: { confirmedAt: at },
    });
    return tx.partnerApplication.findUniqueOrThrow({ where: { contentHash }, select: { id: true } });
  }
  await audit(tx, { type: 'partner.applied', actorId: null, subjectId: id, data: { form: answers.form } });
  await enqueue(tx, 'partner-received', id);
  return { id };
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
  if (row.status === 'pending') {
    return new AppError(
      'conflict',
      'Nobody has confirmed the email address of this application yet. It can be approved once the applicant sends the same form again and opens the link that we mail then.',
    );
  }
  return new AppError('conflict', `This application was already ${row.status}. Please reload the page.`);
}
