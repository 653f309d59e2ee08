import 'server-only';
import { createHash } from 'node:crypto';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Actor } from '@/lib/platform/actor';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { severityOf } from '../rules/confidence';
import { openCase, type ProgramReport } from './report';

type Reported = {
  actor: Actor;
  lock: { id: string; ownerId: string; propertyAddress: string; county: string | null };
  program: ProgramReport;
  /** the alert type in words */
  saw: string;
  note?: string;
  /** the organization; of an access token the app stands behind the account itself */
  reportedBy: string;
};

/**
 * Opens a case for what a program reports of a locked property, and tells the owner. It escalates nothing and tells no
 * county: people look first. Returns the id; the same report again is the case that is still open. Throws `conflict` for
 * another report of that kind while it is.
 */
export async function reportFromProgram(tx: Tx, reported: Reported): Promise<{ id: string; isNew: boolean }> {
  const { actor, lock, program, saw, note = '', reportedBy } = reported;
  const user = await tx.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { firstName: true, lastName: true, email: true },
  });
  const contentHash = hashOf(reported);
  await assertNoneOpen(tx, reported, contentHash);
  const opened = await openCase(tx, {
    actor,
    contentHash,
    program,
    // A lock is of the account that reported, or it is not the reporter's to open.
    lockId: lock.ownerId === actor.id ? lock.id : undefined,
    told: { untold: 'partner' },
    input: {
      eventId: program.partnerLockId ?? lock.id,
      severity: severityOf(program.confidence),
      state: /\b([A-Z]{2}),? \d{5}(?:-\d{4})?$/.exec(lock.propertyAddress)?.[1] ?? '',
      county: lock.county ?? 'Unknown county',
      propertyAddress: lock.propertyAddress,
      summary: `${saw}, reported by ${reportedBy}`,
      details: note,
      reporter: { name: `${user.firstName} ${user.lastName}`, email: user.email },
    },
  });
  if (!opened) return { id: await findEarlier(tx, contentHash), isNew: false };
  await tellOwner(tx, reported);
  return { id: opened.id, isNew: true };
}

/** However often a program calls: the owner is told once of a suspicion, and people look at it once. */
async function assertNoneOpen(tx: Tx, { lock, program }: Reported, contentHash: string): Promise<void> {
  const { organizationId, partnerLockId, alertType } = program;
  const about = partnerLockId ?? lock.id;
  const name = `program report\n${organizationId}\n${about}\n${alertType}`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  const open = await tx.fraudCase.findFirst({
    where: { eventId: about, organizationId, alertType, closedAt: null, contentHash: { not: contentHash } },
    select: { number: true },
  });
  if (!open) return;
  throw new AppError(
    'conflict',
    `You reported this already: case ${open.number} is open, and people look at it. Write to us at /contact with what is new, and name that number.`,
  );
}

async function findEarlier(tx: Tx, contentHash: string): Promise<string> {
  const earlier = await tx.fraudCase.findFirst({
    where: { closedAt: null, contentHash },
    select: { id: true },
  });
  if (!earlier)
    throw new AppError('conflict', 'This case was closed just now. Please send the report again.');
  return earlier.id;
}

function tellOwner(tx: Tx, { lock, saw, reportedBy }: Reported): Promise<void> {
  return notifyByMail(tx, {
    userId: lock.ownerId,
    type: 'fraud.reported',
    title: 'A suspicion about your property was reported',
    message: `${reportedBy} reported to us about ${lock.propertyAddress}: ${saw}. It is a suspicion, not a finding. We opened a case and will look at it.`,
    href: `/properties/${lock.id}`,
  });
}

function hashOf({ lock, program, note, reportedBy }: Reported): string {
  const { organizationId, partnerLockId, alertType, confidence } = program;
  const parts = ['program', lock.id, organizationId, partnerLockId, alertType, confidence, note, reportedBy];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
