import * as z from 'zod';
import { linkWithPasswordSchema } from '@/lib/values/link-token';

/** What the page of a link sends that takes changes of guards back. */
export const undoSchema = linkWithPasswordSchema.extend({
  /** without the password: what was removed stays removed */
  takeAwayOnly: z.boolean().default(false),
});
