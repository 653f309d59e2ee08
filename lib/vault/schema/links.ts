import * as z from 'zod';
import { lineOfText } from '@/lib/values/text';
import { linkHours } from '../rules/link-hours';
import type { createdLinkSchema, shareLinkSchema } from './answers';

export const createLinkSchema = z.strictObject({
  hours: z.literal([...linkHours], 'Please choose 1, 24, 72 or 168 hours.'),
  /** the redacted copy to show instead of the document */
  redactionId: z.uuid().toLowerCase().optional(),
});

export const linkIdSchema = z.object({ id: z.uuid().toLowerCase(), lid: z.uuid().toLowerCase() });

/** 32 random bytes, base64url. */
export const shareTokenSchema = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

export const viewShareSchema = z.strictObject({ viewer: lineOfText('your name or email', 120) });

export const shareContentQuerySchema = z.object({ view: z.uuid().toLowerCase() });

export type CreateLinkInput = z.infer<typeof createLinkSchema>;

/** The answer to a new link: the only time that its address can be read. */
export type CreatedLink = z.infer<typeof createdLinkSchema>;

/** A link as the owner sees it. */
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** What somebody who follows a link sees before opening the document. */
export type SharedDocument = {
  name: string;
  /** bytes */
  size: number;
  isRedacted: boolean;
  expiresAt: string;
};
