import { etaMinutes, roadMiles } from './travel';

/** Services whose papers take longer to sign. */
const LONG_SERVICES = new Set(['real-estate', 'financial']);
const LONG_MINUTES = 90;
const USUAL_MINUTES = 60;
const MINUTE_MS = 60_000;

export function appointmentMinutes(serviceType: string): number {
  return LONG_SERVICES.has(serviceType) ? LONG_MINUTES : USUAL_MINUTES;
}

/** When an appointment keeps its notary: the appointment, and for a visit the way there from home and back. */
export function busyTime({
  appointmentAt,
  serviceType,
  distanceMiles,
}: {
  appointmentAt: Date;
  serviceType: string;
  /** from home in a straight line; null for a remote session */
  distanceMiles: number | null;
}): { from: Date; to: Date } {
  const wayMinutes = distanceMiles === null ? 0 : etaMinutes(roadMiles(distanceMiles));
  const start = appointmentAt.getTime();
  return {
    from: new Date(start - wayMinutes * MINUTE_MS),
    to: new Date(start + (appointmentMinutes(serviceType) + wayMinutes) * MINUTE_MS),
  };
}
