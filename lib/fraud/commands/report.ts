import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { Prisma } from '@/prisma/generated/client';
import { findStateCode } from '@/lib/catalog/queries';
import { publishAlert } from '@/lib/alerts/commands/alert-events';
import { hasConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { notify } from '@/lib/notifications/commands/notify';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { publish } from '@/lib/platform/events';
import { enqueue } from '@/lib/platform/jobs';
import { crockfordCode } from '@/lib/values/codes';
import { findCountyTold, findReported, recipientsOf, transportNow } from '../queries/recipients';
import type { FraudReceipt, FraudReportInput } from '../schema';

const NUMBER_LETTERS = 8;

type Told = Awaited<ReturnType<typeof findCountyTold>>;

/**
 * Opens a case for a report of fraud, and escalates the alert that it is about where that is the reporter's own. The job
 * that tells us, and the county where it may be told, is of the same transaction. The same words again are the case that is
 * still open; other words about an alert that has an open case are a `conflict`. Throws `validation_failed` for no state.
 */
export async function reportFraud(actor: Actor | null, written: FraudReportInput): Promise<FraudReceipt> {
  const input = { ...written, state: readState(written.state) };
  return transaction(async (tx) => {
    const { alert, lock } = await findReported(tx, { actor, ...input });
    const told = await findCountyTold(tx, { actor, lock });
    const contentHash = hashOf(actor, input);
    const opened = await openCase(tx, {
      actor,
      input,
      told,
      contentHash,
      alertId: alert?.id,
      lockId: lock?.id,
    });
    if (!opened) return findEarlier(tx, { contentHash, alertId: alert?.id });
    if (alert && actor) await escalate(tx, { alertId: alert.id, actor, caseId: opened.id });
    if (actor) await sendReceipt(tx, { actor, number: opened.number });
    return { caseId: opened.number, sent_to: recipientsOf(told), transport: transportNow() };
  });
}

function readState(text: string): string {
  const code = findStateCode(text);
  if (code) return code;
  const message = 'Please enter a state of the United States, such as TX or Texas.';
  throw new AppError('validation_failed', message, { fields: { state: message } });
}

/** What an organization said of a property through the API; of an account its own lock is that property. */
export type ProgramReport = {
  organizationId: string | null;
  partnerLockId: string | null;
  alertType: string;
  confidence: number;
};

type Opening = {
  actor: Actor | null;
  input: FraudReportInput;
  told: Told;
  contentHash: string;
  alertId?: string;
  lockId?: string;
  program?: ProgramReport;
};

/** Null when there is an open case already. */
export async function openCase(
  tx: Tx,
  { actor, input, told, contentHash, alertId, lockId, program }: Opening,
): Promise<{ id: string; number: string } | null> {
  const { reporter, ...words } = input;
  const id = newId();
  const number = crockfordCode(randomBytes(NUMBER_LETTERS));
  const { count } = await tx.fraudCase.createMany({
    data: {
      id,
      number,
      contentHash,
      ...words,
      ...program,
      reporterName: reporter.name,
      reporterEmail: reporter.email,
      userId: actor?.id,
      alertId,
      lockId,
      countyContact: 'contact' in told ? told.contact : Prisma.DbNull,
      countyUntold: 'untold' in told ? told.untold : null,
      createdAt: now(),
    },
    skipDuplicates: true,
  });
  if (count === 0) return null;
  const data = { severity: input.severity, county: 'contact' in told };
  await audit(tx, { type: 'fraud.reported', actorId: actor?.id ?? null, subjectId: id, data });
  await enqueue(tx, 'fraud-reported', id);
  return { id, number };
}

/** What the same report was answered with; throws `conflict` for another one of an alert that has an open case. */
async function findEarlier(
  tx: Tx,
  { contentHash, alertId }: { contentHash: string; alertId?: string },
): Promise<FraudReceipt> {
  const earlier = await tx.fraudCase.findFirst({
    where: { closedAt: null, OR: [{ contentHash }, ...(alertId ? [{ alertId }] : [])] },
    select: { number: true, contentHash: true, countyContact: true },
  });
  if (!earlier)
    throw new AppError('conflict', 'This case was closed just now. Please send the report again.');
  const { number } = earlier;
  if (earlier.contentHash !== contentHash) {
    throw new AppError(
      'conflict',
      `You reported this alert already: case ${number} is open. Write to us at /contact with what is new, and name that number.`,
    );
  }
  const told = earlier.countyContact
    ? { contact: earlier.countyContact as Extract<Told, { contact: object }>['contact'] }
    : { untold: 'no_contact' as const };
  return { caseId: number, sent_to: recipientsOf(told), transport: transportNow() };
}

async function escalate(
  tx: Tx,
  { alertId, actor, caseId }: { alertId: string; actor: Actor; caseId: string },
): Promise<void> {
  const { count } = await tx.alert.updateMany({
    where: { id: alertId, userId: actor.id, status: 'active' },
    data: { status: 'escalated' },
  });
  if (count === 0) return;
  await audit(tx, { type: 'alert.escalated', actorId: actor.id, subjectId: alertId, data: { caseId } });
  await publish(tx, [{ topic: `account:${actor.id}`, kind: 'alert', id: alertId }]);
  await publishAlert(tx, alertId, 'alert.escalated');
}

/** By email only to an address that is confirmed: it may be somebody else's. */
async function sendReceipt(tx: Tx, { actor, number }: { actor: Actor; number: string }): Promise<void> {
  const news = {
    userId: actor.id,
    type: 'fraud.reported',
    title: `Fraud case ${number} is open`,
    message: `We have your report. Its page says who was told and what to do next, and makes the recovery pack.`,
    href: `/cases/${number}`,
  } as const;
  const isConfirmed = await hasConfirmedAddress(tx, actor.id);
  await (isConfirmed ? notifyByMail(tx, news) : notify(tx, news));
}

function hashOf(actor: Actor | null, { reporter, ...words }: FraudReportInput): string {
  const { eventId, severity, state, county, propertyAddress, summary, details } = words;
  const parts = [eventId, severity, state, county, propertyAddress, summary, details, reporter.name];
  const all = [...parts, reporter.email.toLowerCase(), actor?.id ?? ''];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}
