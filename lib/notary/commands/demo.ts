import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { DEMO_STEP_MS, demoBeginsAt, demoDepartsAt, demoPosition, demoStart } from '../rules/demo-drive';
import type { Point } from '../rules/travel';
import { isMobile, toMode } from '../rules/visit-mode';
import { findDemoActor } from './demo-actor';
import { acceptOffer, declineOffer } from './offers';
import { reportPosition } from './position';
import { changeRequestStatus } from './status';
import { changeTravel } from './travel';

const AT_THE_DOOR_MS = 8_000;
const VISIT_MS = 16_000;
/** While another way of the same notary has to end first. */
const WAIT_MS = 10_000;
/** A second chain of jobs for one visit, as a retry can begin it, ends where it meets the first one. */
const MEETING_MS = DEMO_STEP_MS / 2;

/** What a person would have been told: it is over, or not now. */
const REFUSALS = new Set<ErrorCode>(['conflict', 'gone', 'not_found']);

type Answer = { offerId: string; outcome: 'accepted' | 'declined' | 'nothing' };

/** A demo notary accepts, or declines what cannot be accepted, so that the next one is asked. Safe to run twice. */
export async function answerDemoOffer(offerId: string): Promise<Answer> {
  const offer = await db.offer.findFirst({
    where: { id: offerId, status: 'open' },
    select: { notaryId: true },
  });
  const actor = offer && (await findDemoActor(offer.notaryId));
  if (!actor) return { offerId, outcome: 'nothing' };
  if (await isDone(acceptOffer(actor, offerId))) return { offerId, outcome: 'accepted' };
  return { offerId, outcome: (await isDone(declineOffer(actor, offerId))) ? 'declined' : 'nothing' };
}

type Drive = {
  requestId: string;
  outcome: 'departed' | 'moved' | 'began' | 'completed' | 'waiting' | 'nothing';
};

/**
 * The next step of a demo notary's visit, and the job of the one after it: waits for the appointment's hour unless somebody
 * had it played, sets off, drives, begins, completes. Only the request holds how far it has come, so it goes on after a
 * restart. Safe to run twice.
 */
export async function driveDemoNotary(requestId: string): Promise<Drive> {
  const visit = await findVisit(requestId);
  const actor = visit?.notaryId ? await findDemoActor(visit.notaryId) : null;
  if (!visit || !actor) return { requestId, outcome: 'nothing' };
  const { outcome, nextInMs } = await takeStep(actor, visit);
  if (nextInMs !== null) {
    const startAfter = new Date(now().getTime() + nextInMs);
    await transaction((tx) => enqueue(tx, 'demo-drive', requestId, { startAfter }));
  }
  return { requestId, outcome };
}

const visitColumns = {
  id: true,
  notaryId: true,
  status: true,
  isRemote: true,
  appointmentAt: true,
  playedAt: true,
  mode: true,
  lat: true,
  lng: true,
  travelStage: true,
  departedAt: true,
  arrivedAt: true,
  startedAt: true,
  notary: { select: { homeLat: true, homeLng: true } },
  positions: { select: { createdAt: true }, orderBy: { createdAt: 'desc' }, take: 1 },
} as const;

type Visit = NonNullable<Awaited<ReturnType<typeof findVisit>>>;

function findVisit(id: string) {
  return db.notaryRequest.findFirst({
    where: { id, status: { in: ['assigned', 'in_progress'] } },
    select: visitColumns,
  });
}

type Step = { outcome: Drive['outcome']; nextInMs: number | null };

async function takeStep(actor: Actor, visit: Visit): Promise<Step> {
  if (visit.status === 'in_progress') return complete(actor, visit);
  const early = msUntil(demoDepartsAt({ ...visit, isMobile: isMobileRow(visit) }));
  if (early > 0 && visit.travelStage === null) return waiting(early);
  if (!isMobileRow(visit)) return begin(actor, visit);
  if (visit.travelStage === null) return depart(actor, visit);
  return visit.travelStage === 'en_route' ? drive(actor, visit) : begin(actor, visit);
}

async function depart(actor: Actor, visit: Visit): Promise<Step> {
  if (!(await isDone(changeTravel(actor, visit.id, { stage: 'en_route' })))) return waiting(WAIT_MS);
  await isDone(reportPosition(actor, actor.id, positionOf(visit, 0)));
  return { outcome: 'departed', nextInMs: DEMO_STEP_MS };
}

async function drive(actor: Actor, visit: Visit): Promise<Step> {
  const last = visit.positions[0]?.createdAt;
  if (last && msSince(last) < MEETING_MS) {
    return { outcome: 'nothing', nextInMs: null };
  }
  const place = positionOf(visit, msSince(visit.departedAt));
  const isMoved = await isDone(reportPosition(actor, actor.id, place));
  // What a person does at the door, instead of waiting there until it is clear.
  if (isMoved && place.lat === visit.lat && place.lng === visit.lng) {
    await isDone(changeTravel(actor, visit.id, { stage: 'arrived' }));
  }
  return isMoved ? { outcome: 'moved', nextInMs: DEMO_STEP_MS } : waiting(DEMO_STEP_MS);
}

async function begin(actor: Actor, visit: Visit): Promise<Step> {
  const atTheDoor = isMobileRow(visit) ? AT_THE_DOOR_MS - msSince(visit.arrivedAt) : 0;
  const left = Math.max(atTheDoor, msUntil(demoBeginsAt(visit)));
  if (left > 0) return waiting(left);
  const isBegun = await isDone(changeRequestStatus(actor, visit.id, { status: 'in_progress' }));
  return isBegun ? { outcome: 'began', nextInMs: VISIT_MS } : waiting(WAIT_MS);
}

async function complete(actor: Actor, visit: Visit): Promise<Step> {
  const left = VISIT_MS - msSince(visit.startedAt);
  if (left > 0) return waiting(left);
  const isCompleted = await isDone(changeRequestStatus(actor, visit.id, { status: 'completed' }));
  return isCompleted ? { outcome: 'completed', nextInMs: null } : waiting(WAIT_MS);
}

function waiting(nextInMs: number): Step {
  return { outcome: 'waiting', nextInMs };
}

function positionOf({ notary, lat, lng }: Visit, elapsedMs: number): Point {
  const destination = { lat: lat ?? 0, lng: lng ?? 0 };
  const { homeLat = null, homeLng = null } = notary ?? {};
  const home = homeLat === null || homeLng === null ? null : { lat: homeLat, lng: homeLng };
  return demoPosition(demoStart(home, destination), destination, elapsedMs);
}

function isMobileRow({ isRemote, mode }: Visit): boolean {
  return isMobile({ isRemote, mode: toMode(mode) });
}

function msSince(time: Date | null): number {
  return time ? now().getTime() - time.getTime() : Infinity;
}

function msUntil(time: Date | null): number {
  return time ? time.getTime() - now().getTime() : 0;
}

/** False when a person would have been refused; any other failure is thrown, for the queue to try again. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError && REFUSALS.has(error.code)) return false;
    throw error;
  }
}
