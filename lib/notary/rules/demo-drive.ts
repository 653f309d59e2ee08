import { milesBetween, type Point } from './travel';

/** How a demo notary drives: as fast as somebody who is shown the site has patience. */
const STEPS = 24;
export const DEMO_STEP_MS = 4_000;
/** Before the hour: the drive takes a minute and a half, and somebody should be at the door in time. */
const LEAVES_BEFORE_MS = 3 * 60_000;

type Hour = { appointmentAt: Date; playedAt: Date | null };

/** When a demo notary sets off, or begins where nobody travels. Null for at once: somebody had the visit played. */
export function demoDepartsAt({
  appointmentAt,
  isMobile,
  playedAt,
}: Hour & { isMobile: boolean }): Date | null {
  if (playedAt) return null;
  return !isMobile ? appointmentAt : new Date(appointmentAt.getTime() - LEAVES_BEFORE_MS);
}

/** When a demo notary begins who stands at the door: at the hour. Null for at once. */
export function demoBeginsAt({ appointmentAt, playedAt }: Hour): Date | null {
  return playedAt ? null : appointmentAt;
}

/** Closer than this there would be nothing to watch. */
const SHORTEST_MILES = 0.5;
/** Not a mile, to the north-west: still in the area of one ZIP code, within which no travel is charged. */
const ASIDE = { lat: 0.008, lng: -0.008 };

/** Where a demo notary sets off: at home, or a little way off when home is at the appointment. */
export function demoStart(home: Point | null, destination: Point): Point {
  if (home && milesBetween(home, destination) >= SHORTEST_MILES) return home;
  return { lat: destination.lat + ASIDE.lat, lng: destination.lng + ASIDE.lng };
}

/** Where a demo notary is that long after the departure: at the destination after 24 steps, whoever missed some of them. */
export function demoPosition(start: Point, destination: Point, elapsedMs: number): Point {
  const steps = Math.min(STEPS, Math.max(0, Math.floor(elapsedMs / DEMO_STEP_MS)));
  const at = (from: number, to: number) => (steps === STEPS ? to : from + ((to - from) * steps) / STEPS);
  return { lat: at(start.lat, destination.lat), lng: at(start.lng, destination.lng) };
}
