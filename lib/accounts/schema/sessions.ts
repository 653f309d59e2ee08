import * as z from 'zod';

export const sessionIdSchema = z.object({ id: z.uuid() });

/** `except=current`: everywhere else. */
export const endSessionsQuerySchema = z.object({ except: z.literal('current').optional() });

/** A sign-in that goes on. */
export type SessionView = {
  id: string;
  /** in words: `Safari on iPhone` */
  device: string;
  /** near which city it was opened; missing where nobody knows */
  place?: string;
  /** ISO 8601: when it was opened */
  createdAt: string;
  /** to the hour */
  lastSeenAt: string;
  /** the one that asks */
  current: boolean;
};
