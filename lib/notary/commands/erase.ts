import 'server-only';
import { eraseOpenings } from '@/lib/evidence/commands';
import { forgetNotice } from '@/lib/notifications/commands/forget';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { enqueue } from '@/lib/platform/jobs';
import { doomObjects } from '@/lib/vault/commands/erase';
import { eraseJournal } from './journal';

/** Instead of what somebody wrote who deleted their account. */
const ERASED_MESSAGE = 'This message was erased with the account of whoever wrote it.';

/** Until the transaction ends, this notary takes on nothing. */
export async function holdWork(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM notary_profiles WHERE user_id = ${userId}::uuid FOR NO KEY UPDATE`;
}

/** Takes the places, instructions and words of an account out of the visits that it asked for; that they were stays for the notary. */
export async function eraseRequests(tx: Tx, clientId: string): Promise<void> {
  const visits = await tx.notaryRequest.findMany({
    where: { clientId, logIndex: { not: null } },
    select: { logIndex: true },
  });
  await eraseOpenings(
    tx,
    visits.map(({ logIndex }) => logIndex).filter((index) => index !== null),
  );
  await tx.positionReport.deleteMany({ where: { request: { clientId } } });
  await tx.review.updateMany({ where: { request: { clientId } }, data: { comment: null } });
  await tx.notaryRequest.updateMany({
    where: { clientId },
    data: { specialInstructions: null, documentNames: [], lat: null, lng: null },
  });
  // A remote session has none, and is known by it.
  await tx.notaryRequest.updateMany({
    where: { clientId, location: { not: null } },
    data: { location: 'Erased' },
  });
}

/** The words of an account to the other party of a visit. */
export async function eraseMessages(tx: Tx, senderId: string): Promise<void> {
  await tx.requestMessage.updateMany({ where: { senderId }, data: { body: ERASED_MESSAGE } });
}

/** Takes a notary out of the search, gives open offers on to the next one, and erases profile, papers, journal, hours and places. */
export async function eraseWork(tx: Tx, userId: string): Promise<void> {
  const offers = await tx.offer.updateManyAndReturn({
    where: { notaryId: userId, status: 'open' },
    data: { status: 'expired', answeredAt: now() },
    select: { id: true, requestId: true },
  });
  for (const { id, requestId } of offers) {
    await forgetNotice(tx, id);
    await enqueue(tx, 'dispatch', requestId);
  }
  const papers = await tx.notaryCredential.findMany({
    where: { notaryId: userId, paperObjectId: { not: null } },
    select: { paperObjectId: true },
  });
  await tx.notaryCredential.deleteMany({ where: { notaryId: userId } });
  await doomObjects(
    tx,
    papers.map(({ paperObjectId }) => paperObjectId).filter((id) => id !== null),
  );
  await eraseJournal(tx, userId);
  await tx.notaryHours.deleteMany({ where: { notaryId: userId } });
  await tx.notaryTimeOff.deleteMany({ where: { notaryId: userId } });
  await tx.positionReport.deleteMany({ where: { request: { notaryId: userId } } });
  await tx.notaryRequest.updateMany({ where: { notaryId: userId }, data: { officeAddress: null } });
  await tx.notaryProfile.updateMany({ where: { userId }, data: nothing });
}

const nothing = {
  isAvailable: false,
  states: [],
  serviceTypes: [],
  homePlace: null,
  homeLat: null,
  homeLng: null,
  officeAddress: null,
  officePlace: null,
  officeLat: null,
  officeLng: null,
  officeState: null,
  verifiedAt: null,
  hoursZone: null,
  calendarTokenHash: null,
};
