import * as z from 'zod';
import type { ShownStatus } from '../rules/statuses';

/** POST /api/notaries/{userId}/position: degrees, WGS 84; accuracy in meters. */
export const positionSchema = z.strictObject({
  lat: z
    .number('Please send a latitude.')
    .min(-90, 'Please send a latitude.')
    .max(90, 'Please send a latitude.'),
  lng: z
    .number('Please send a longitude.')
    .min(-180, 'Please send a longitude.')
    .max(180, 'Please send a longitude.'),
  accuracy: z.number().min(0).max(1_000_000).optional(),
});

/** POST /api/requests/{id}/travel: the notary sets off, or is there; with the device's position of that moment. */
export const travelSchema = z.strictObject({
  stage: z.enum(['en_route', 'arrived'], 'Please choose en_route or arrived.'),
  position: positionSchema.optional(),
});

/** PUT /api/requests/{id}/sharing: whether the client may see where the notary is. */
export const sharingSchema = z.strictObject({
  isShared: z.boolean('Please say whether the position is shared: true or false.'),
});

export type PositionInput = z.infer<typeof positionSchema>;
export type TravelInput = z.infer<typeof travelSchema>;
export type TravelStage = TravelInput['stage'];

/** The state of a visit: the answer of /tracking, and each event of its stream. */
export type Tracking = {
  requestId: string;
  status: ShownStatus;
  /** whole minutes until arrival; null while nobody is under way */
  eta: number | null;
  /** miles by road that are left, one decimal; null while nobody is under way */
  distance: number | null;
  /** miles by road from the first position of this way; null before it */
  totalDistance: number | null;
  /** only while the notary is under way, and shares it */
  position: { lat: number; lng: number; at: string } | null;
  /** of its ZIP code area or city; null for a remote session */
  destination: { lat: number; lng: number } | null;
  departedAt: string | null;
  arrivedAt: string | null;
  startedAt: string | null;
  completedAt: string | null;
};
