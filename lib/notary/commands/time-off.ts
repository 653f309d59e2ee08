import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { assertOwnNotary } from '../queries/own-notary';
import { timeOffProblem } from '../rules/time-off';
import type { TimeOff, TimeOffInput } from '../schema/profile';
import { holdProfile } from './hold-profile';

/**
 * Keeps hours free of appointments. Throws `not_found`, `validation_failed`, and `conflict` for hours that hold an
 * appointment, and for the same hours a second time.
 */
export async function addTimeOff(actor: Actor, userId: string, input: TimeOffInput): Promise<TimeOff> {
  await assertOwnNotary(actor, userId);
  const { startsAt, endsAt, note = null } = input;
  const problem = timeOffProblem(input, now());
  if (problem) {
    const { field, message } = problem;
    throw new AppError('validation_failed', message, { fields: { [field]: message } });
  }
  const id = newId();
  await transaction(async (tx) => {
    await holdProfile(tx, userId);
    await assertFree(tx, userId, input);
    await tx.notaryTimeOff.create({
      data: { id, notaryId: userId, startsAt, endsAt, note },
      select: { id: true },
    });
    await auditChange(tx, actor, userId, { change: 'time_off_added', timeOffId: id });
  });
  return { id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), note };
}

/** Throws `not_found`. */
export async function removeTimeOff(
  actor: Actor,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await assertOwnNotary(actor, userId);
  await transaction(async (tx) => {
    const { count } = await tx.notaryTimeOff.deleteMany({ where: { id, notaryId: userId } });
    if (count === 0) throw new AppError('not_found', 'There is no such time off.');
    await auditChange(tx, actor, userId, { change: 'time_off_removed', timeOffId: id });
  });
}

async function assertFree(tx: Tx, notaryId: string, { startsAt, endsAt }: TimeOffInput): Promise<void> {
  const same = await tx.notaryTimeOff.count({ where: { notaryId, startsAt, endsAt } });
  if (same > 0) throw new AppError('conflict', 'These hours are already kept free.');
  const appointment = await tx.notaryRequest.findFirst({
    where: {
      notaryId,
      status: { in: ['assigned', 'in_progress'] },
      busyFrom: { lt: endsAt },
      busyTo: { gt: startsAt },
    },
    select: { id: true },
  });
  if (!appointment) return;
  throw new AppError(
    'conflict',
    'You have an appointment in these hours. Please withdraw from it first, or choose other hours.',
  );
}

async function auditChange(
  tx: Tx,
  actor: Actor,
  subjectId: string,
  data: { change: 'time_off_added' | 'time_off_removed'; timeOffId: string },
): Promise<void> {
  await audit(tx, { type: 'notary.calendar_changed', actorId: actor.id, subjectId, data });
}
