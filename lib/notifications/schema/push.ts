import * as z from 'zod';

/** As browsers write keys: base64url, without `=` at its end. */
const key = (characters: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters}}$`), 'Please send the key that the browser gave.');

/** Of 65 bytes and of 16. */
const keys = z.object({ p256dh: key(87), auth: key(22) });

/** What a browser says when it subscribes (Push API), without what we do not use of it. */
export const subscribeSchema = z.object({
  endpoint: z.string().max(1000, 'is too long'),
  keys,
});

export type SubscribeInput = z.output<typeof subscribeSchema>;

export const subscriptionIdSchema = z.object({ id: z.uuid() });

/** A browser that is told by Web Push. */
export type PushSubscriptionView = {
  id: string;
  /** in words: `Chrome on Windows` */
  device: string;
  since: string;
  /** the one that asks */
  current: boolean;
};
