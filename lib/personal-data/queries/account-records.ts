import 'server-only';
import type { Tx } from '@/lib/platform/db';

/** Who somebody is to us, and where they are signed in. Neither hashes nor keys: those open things. */
export async function readAccount(tx: Tx, id: string) {
  const { securityPin, ...account } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      email: true,
      emailConfirmedAt: true,
      firstName: true,
      lastName: true,
      phone: true,
      timeZone: true,
      role: true,
      createdAt: true,
      securityPin: { select: { updatedAt: true } },
      passkeys: { select: { name: true, isBackedUp: true, createdAt: true, lastUsedAt: true } },
    },
  });
  const recoveryCodesLeft = await tx.recoveryCode.count({ where: { userId: id, usedAt: null } });
  return { ...account, pinSetAt: securityPin?.updatedAt ?? null, recoveryCodesLeft };
}

export function readSessions(tx: Tx, userId: string) {
  return tx.session.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      createdAt: true,
      lastSeenAt: true,
      expiresAt: true,
      revokedAt: true,
      userAgent: true,
      place: true,
    },
  });
}

export function readNotices(tx: Tx, userId: string) {
  return tx.notification.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: {
      type: true,
      priority: true,
      title: true,
      message: true,
      href: true,
      readAt: true,
      deletedAt: true,
      createdAt: true,
    },
  });
}

/** With what was seen; the property and its recording are where they are kept. */
export function readAlerts(tx: Tx, userId: string) {
  return tx.alert.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: { userId: true, subject: true, recordingId: true },
  });
}

/** How somebody wants to be told, and in which browsers. Neither their addresses nor keys: those let others send. */
export async function readNotificationSettings(tx: Tx, userId: string) {
  const preferences = await tx.notificationPreferences.findUnique({
    where: { userId },
    omit: { userId: true },
  });
  const browsers = await tx.pushSubscription.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { device: true, createdAt: true },
  });
  return { preferences, browsers };
}

/** What was sent to us under an address. */
export async function readSent(tx: Tx, email: string) {
  const messages = await tx.interest.findMany({
    where: { email },
    select: { topic: true, name: true, organization: true, message: true, createdAt: true },
  });
  const waitlist = await tx.waitlistEntry.findMany({ where: { email }, omit: { id: true } });
  const applications = await tx.partnerApplication.findMany({
    where: { email },
    omit: { contentHash: true, decidedById: true },
  });
  const lockQuestions = await tx.partnerLock.findMany({
    where: { ownerEmail: email },
    omit: { organizationId: true, apiKeyId: true, propertyKey: true },
    include: { organization: { select: { name: true } } },
  });
  return { messages, waitlist, applications, lockQuestions };
}

/** Messages to us from the contact page, signed in. */
export function readCases(tx: Tx, userId: string) {
  return tx.supportCase.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: { contentHash: true, userId: true, closedById: true },
  });
}

/** Reports of fraud, signed in: with the county's office that was told, and without who closed them. */
export function readFraudCases(tx: Tx, userId: string) {
  return tx.fraudCase.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: { contentHash: true, userId: true, closedById: true },
  });
}

/** The organization that the account is a member of, and what it shared with it; the other members are somebody else's data. */
export function readMembership(tx: Tx, userId: string) {
  return tx.organizationMember.findUnique({
    where: { userId },
    select: {
      role: true,
      joinedAt: true,
      organization: { select: { name: true, createdAt: true } },
      shares: { orderBy: { createdAt: 'asc' }, select: { kind: true, thingId: true, createdAt: true } },
    },
  });
}

const CHUNK = 5_000;

/** An order may forbid that the account hears of it. */
const untoldWhileHeld = ['hold.placed', 'hold.lifted'];

/** What was done with the account and with what belongs to it, by whomever; of legal holds, once none is in force. */
export async function readActivity(tx: Tx, userId: string, belongings: string[]) {
  const subjects = [userId, ...belongings];
  const isHeld = (await tx.legalHold.count({ where: { userId, liftedAt: null } })) > 0;
  const untold = isHeld ? untoldWhileHeld : [];
  const events = [];
  for (let first = 0; first < subjects.length; first += CHUNK) {
    const rows = await tx.auditEvent.findMany({
      where: { subjectId: { in: subjects.slice(first, first + CHUNK) }, type: { notIn: untold } },
      select: { createdAt: true, type: true, subjectId: true, actorId: true, data: true },
    });
    events.push(...rows);
  }
  return events
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ createdAt, type, subjectId, actorId, data }) => ({
      at: createdAt,
      type,
      about: subjectId,
      by: actorId === null ? 'the service' : actorId === userId ? 'you' : 'somebody else',
      data,
    }));
}
