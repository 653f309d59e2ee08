import * as z from 'zod';
import type { PartnerLockStatus, RequestStatus } from '@/prisma/generated/enums';

const SHARE_WRONG = 'Please enter a percentage from 0 to 100, with at most two decimals.';

/** PATCH /api/partners/applications/{id}/share */
export const revenueShareSchema = z.strictObject({
  /** of each payment, in hundredths of a percent; null once there is no agreement */
  basisPoints: z.int(SHARE_WRONG).min(0, SHARE_WRONG).max(10_000, SHARE_WRONG).nullable(),
});

export type RevenueShareInput = z.output<typeof revenueShareSchema>;

/** A property that the partner asked its owner to lock. Times are ISO 8601 UTC. */
type OrderedLock = { id: string; address: string; status: PartnerLockStatus; createdAt: string };

/** A notary request that came through the partner. */
type OrderedRequest = { id: string; serviceType: string; status: RequestStatus; createdAt: string };

export type RevenueShare = {
  /** what was agreed, in hundredths of a percent; null without an agreement */
  basisPoints: number | null;
  /** payments for locks that were asked for by the partner, which did not go back */
  payments: number;
  paidCents: number;
  /** the share of these; null without an agreement */
  shareCents: number | null;
};

/** Calls of all programs of an organization on one day, UTC, as `2026-11-25`. */
export type DayOfCalls = { day: string; calls: number };

/** That somebody is a member of a partner of ours, of this name. */
export type Partnership = { name: string };

/** What the dashboard of a partner shows. The lists hold the newest alone. */
export type PartnerFigures = {
  days: DayOfCalls[];
  locks: { total: number; locked: number; newest: OrderedLock[] };
  requests: { total: number; newest: OrderedRequest[] };
  share: RevenueShare;
};
