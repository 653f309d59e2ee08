import 'server-only';
import * as z from 'zod';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/telemetry/logger';

type Point = { lat: number; lng: number };

/** A way by road. */
export type Route = { miles: number; minutes: number };

const ANSWER_MS = 2_000;
/** After a failure it is not asked for this long, so that positions do not wait for it one by one. */
const PAUSE_MS = 30_000;
const METERS_PER_MILE = 1_609.344;

/** https://project-osrm.org/docs/v5.24.0/api/#route-service: meters and seconds. */
const answerSchema = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(z.object({ distance: z.number().nonnegative(), duration: z.number().nonnegative() }))
    .min(1),
});

let pausedUntil = 0;

/** The way that OSRM at ROUTING_URL finds; null where none is set, none answers within two seconds, or no road leads there. */
export async function findRoute(from: Point, to: Point): Promise<Route | null> {
  const base = env().ROUTING_URL;
  if (!base || now().getTime() < pausedUntil) return null;
  try {
    const url = `${base.replace(/\/$/, '')}/route/v1/driving/${pair(from)};${pair(to)}?overview=false`;
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    // OSRM's 400 is an answer about this way (NoRoute); the service itself is well.
    if (response.status === 400) return null;
    const [route] = answerSchema.parse(await response.json()).routes;
    return route
      ? { miles: route.distance / METERS_PER_MILE, minutes: Math.ceil(route.duration / 60) }
      : null;
  } catch (err) {
    pausedUntil = now().getTime() + PAUSE_MS;
    logger.warn({ routing: 'no answer', err });
    return null;
  }
}

/** Longitude first. Five decimals are a meter. */
function pair({ lat, lng }: Point): string {
  return `${lng.toFixed(5)},${lat.toFixed(5)}`;
}
